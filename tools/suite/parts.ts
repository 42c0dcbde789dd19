// The parts of the suite that `pnpm test` leaves out where nothing that they read differs from main. `pnpm test --all` always runs them. All
// other tests are the core, which always runs.
import type { Part } from './part.ts';
import { remoteParts } from './remote-parts.ts';

const dataServer = 'data-server/**';

const parts = {
  ...remoteParts,
  tools: {
    what: 'the tools, each as a process of its own on small trees',
    tests: [
      'tools/*.test.ts',
      'tools/{checks,command-line,doors,new,packages,release,release-server,rooms,styles,suite}/**/*.test.ts',
      'tools/bundle/{styles,recompile-on-save}.test.ts',
      'locales/{compile,faults}.test.ts',
    ],
    projects: ['tools'],
    reads: [
      'tools/**',
      '.ci/**',
      'locales/*.ts',
      'mf-*/package.json',
      'shell/package.json',
      'shared/src/i18n/locales.ts',
    ],
  },
  recipes: {
    what: 'the recipes of docs/how-to.md, followed on a copy of the tree; that builds are reproducible; the published packages',
    tests: ['tools/recipes/*.test.ts'],
    projects: ['recipes'],
    reads: ['tools/**', 'docs/how-to.md', '*/package.json', 'mf-*/*', 'locales/*.ts', '.doors/**', 'shared/src/*.ts'],
  },
  files: {
    what: 'a thousand files in the layouts of the world, read by the import; a season from three files; how fast a long file answers; our own files opened in LibreOffice',
    tests: ['shared/src/sheets/thousand-files.test.ts', 'mf-campaigns/src/export/spreadsheet-program.test.ts'],
    projects: ['files'],
    journeys: ['imports/{answer-time,season}.e2e.ts'],
    reads: [
      'mf-readings/src/imports/**',
      'shared/src/{domain/imports,sheets}/**',
      'shared/src/domain/csv.ts',
      'testing/{world/**,read-back.ts}',
      'mf-campaigns/{src/export,testing}/**',
      'locales/mf-campaigns/**',
    ],
  },
  native: {
    what: 'the native app: its projects, its bundle, and what it does on both phones',
    tests: ['tools/native/*.test.ts'],
    projects: ['native'],
    journeys: ['native/*.e2e.ts'],
    reads: [
      'native/**',
      'tools/{native,release,bundle,test-world}/**',
      'tools/{build,native,release}.ts',
      'e2e/support/**',
      'shared/src/{session,device,sync,sharing}/**',
      'shell/src/{config,first-script,start,update}/**',
    ],
  },
  'web-servers': {
    what: 'nginx, Caddy, an object store and the tools’ own web server, which answer alike; what nginx keeps back from the app',
    tests: ['tools/web/*.test.ts'],
    projects: ['web-servers'],
    journeys: ['readings/proxy.e2e.ts'],
    reads: [
      'docs/operate/{nginx-data-server.conf,nginx-release-service.conf,seguia-release.service,seguia-site,Caddyfile}',
      'data-server/testing/machine.ts',
      'openapi/openapi.yaml',
      'data-server/src/{access,http}/*',
      'shared/src/sync/{photos,push}/**',
      'tools/web/**',
      'tools/{web-server,start,ports,native}.ts',
      'tools/{release,release-server}/**',
      'docs/web-servers/**',
      'docs/deploy.md',
    ],
  },
  'data-server': {
    what: 'the data server’s tests on SQLite and PostgreSQL; its programs as an operator runs them: docs/operate.md typed, start, log and stop, and the commands',
    tests: ['data-server/{src,testing}/**/*.test.ts'],
    projects: ['data-server*'],
    reads: [
      dataServer,
      'docs/operate.md',
      'docs/operate/**',
      'openapi/**',
      'shared/src/{domain,i18n,sentences}/**',
      'testing/*',
      'tools/test-world/**',
      'locales/{data-server,shared}/*.json',
    ],
  },
  storms: {
    what: 'kills, full disks, lost storage, a restored server, wrong requests, large farms and storms, with short fixed seeds',
    tests: ['proofs/{failover,floods,fuzz,server}/*.test.ts', 'proofs/chaos/*.test.ts'],
    projects: ['storms*'],
    journeys: [
      'phones/phones.e2e.ts',
      'readings/{background-sync,full-disk,killed,losses,restored-server}.e2e.ts',
      'storms/*.e2e.ts',
      'session/evicted.e2e.ts',
    ],
    reads: [
      'proofs/**',
      dataServer,
      'openapi/**',
      'shared/src/{domain,device,session,sync}/**',
      'testing/**',
      'mf-readings/src/{draft,form,unsent}/**',
      'shell/src/{start,sw}/**',
      'e2e/{phones,support}/**',
      'tools/test-world/**',
    ],
  },
  looks: {
    what: 'every story’s colours in the dark theme',
    projects: ['stories*'],
    reads: [
      '**/*.css',
      '**/*.stories.tsx',
      '.storybook/*',
      'shared/src/ui/**',
      '{shell,mf-*}/src/**/*.tsx',
      'locales/**/*.json',
    ],
  },
  walks: {
    what: 'every screen, form and what opens on them: under axe in Arabic and dark, on small phones, magnified, with longer and larger texts; every list pulled down',
    journeys: [
      'screens/{axe,every-route,large-text,magnified,small-desk,smallest-screen,wrong-fields,wrong-fields-large}.e2e.ts',
      'readings/{phone-keyboard,pull,small-phone}.e2e.ts',
    ],
    reads: ['**/*.css', 'e2e/support/**', 'shared/src/ui/**', '{shell,mf-*}/src/**/*.tsx', 'locales/**/*.json'],
  },
  paper: {
    what: 'what is printed, and the certification log',
    journeys: ['screens/{certification-log,paper}.e2e.ts'],
    reads: [
      '**/*.css',
      'e2e/support/**',
      'shared/src/{domain/log,printing,sheets,sharing}/**',
      'mf-campaigns/src/{campaign/plot,export,farm-log,series}/**',
      'mf-readings/src/{board,history}/**',
      'data-server/src/certification-log/**',
      'locales/**/*.json',
    ],
  },
  large: {
    what: 'the heaviest campaign, and a season of water from a file, in a browser',
    journeys: ['campaigns/campaigns-heavy.e2e.ts', 'readings/water.e2e.ts'],
    reads: [
      'e2e/support/**',
      'mf-campaigns/src/**',
      'mf-readings/src/{imports,water,water-day}/**',
      'shared/src/{device,domain,sync}/**',
      'data-server/src/{campaigns,water-days}/**',
    ],
  },
  // Its journeys are long, and run in this order: at the end they would leave a core idle.
  engines: {
    what: 'the short journeys in Chromium, Firefox and WebKit, in a browser like the oldest Safari, and on a slow phone',
    journeys: ['engines/*.e2e.ts', 'phones/android-go*.e2e.ts', 'session/oldest-safari.e2e.ts'],
    reads: [
      'e2e/{engines,phones,support}/**',
      'shared/src/{device,session,sync,i18n}/**',
      'shared/src/ui/{fields,pickers,styles}/**',
      'shell/src/{atom-store,first-script,memory,start,sw}/**',
      'mf-readings/src/form/**',
      'tools/{bundle,test-world}/**',
    ],
  },
  deployment: {
    what: 'releases, rollbacks, faults of a deployment and of a start, a remote in a repository of its own',
    journeys: ['deploy/**/*.e2e.ts', 'session/{deploy,start}.e2e.ts'],
    reads: [
      'shell/src/{atom-store,config,errors,first-script,memory,remotes,start,sw,update}/**',
      'shell/src/*',
      'shared/src/slots/**',
      'tools/{bundle,doors,new,packages,release,styles,test-world}/**',
      'tools/{build,manifest,release,releases,remote,remotes,rollback,web-server}.ts',
      'e2e/{deploy,strangers-host,support}/**',
      '*/rspack.config.ts',
      '*/package.json',
    ],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** What a part declares, with what it leaves out as undefined. */
export const partOf = (name: PartName): Part => parts[name];

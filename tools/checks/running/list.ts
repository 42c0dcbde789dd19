// The checks of `pnpm check`.
import path from 'node:path';
import { apps as builtApps } from '../../remotes.ts';
import { appsToVerify, lintedAgain } from './narrowed.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const node = process.execPath;

export interface Check {
  name: string;
  command: readonly string[];
  /** What the command is given where everything is checked. */
  whole?: readonly string[];
  /** The folder it runs in. */
  folder?: string;
  /** The command that corrects what it finds. */
  mend?: string;
  /** Globs of what its result depends on; all files without this. */
  reads?: readonly string[];
  /**
   * The arguments that narrow it to what these changed files concern; null where that is all. `sources` has all files that are there. A check
   * without this reads everything, or nothing where nothing that it reads has changed.
   */
  narrowed?: (changed: readonly string[], sources: readonly string[]) => string[] | null;
  /** The arguments that narrow it to one app; a check without this is about all apps together. */
  ofApp?: (app: string) => string[];
}

const script = (name: string, file: string): Check => ({ name, command: [node, `tools/${file}.ts`] });
const verifiedApps = ['shared', 'data-server', ...builtApps];

export const checks: readonly Check[] = [
  {
    name: 'format',
    command: [bin('oxfmt'), '--check'],
    whole: ['.'],
    mend: 'pnpm format',
    ofApp: (app) => [app, `locales/${app}`],
  },
  {
    name: 'lint',
    command: [bin('oxlint'), '--deny-warnings'],
    reads: ['**/*.{ts,tsx,js,json}', 'pnpm-lock.yaml'],
    narrowed: (changed, sources) =>
      lintedAgain(
        changed,
        root,
        sources.filter((file) => /\.[jt]sx?$/.test(file)),
      ),
    ofApp: (app) => [app],
  },
  // Skips what has not changed since the last check.
  { name: 'types', command: [bin('tsc'), '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
  {
    name: 'types of the service worker',
    command: [bin('tsc'), '-p', 'shell/src/sw'],
    reads: ['shell/src/**', 'shared/src/**', 'openapi/**', '**/tsconfig.json', 'pnpm-lock.yaml'],
  },
  {
    name: 'unused code',
    command: [bin('knip'), '--no-progress'],
    reads: ['**/*.{ts,tsx,js,json}', 'pnpm-*.yaml'],
  },
  {
    name: 'contract types are current',
    command: [node, 'node_modules/openapi-typescript/bin/cli.js', 'openapi.yaml', '-o', 'src/schema.d.ts', '--check'],
    folder: 'openapi',
    mend: 'pnpm -C openapi generate',
    reads: ['openapi/**', 'pnpm-lock.yaml'],
  },
  {
    name: 'texts',
    command: [node, 'run.ts', 'verify'],
    folder: 'locales',
    reads: ['locales/**', '{shared,data-server,shell,mf-*}/**', 'tools/*.ts', 'pnpm-lock.yaml'],
    narrowed: (changed) => appsToVerify(changed, verifiedApps),
    ofApp: (app) => [app],
  },
  { name: 'growers’ words', command: [node, 'locales/glossary.ts'], reads: ['locales/**', 'shared/src/i18n/*.ts'] },
  script('what shell and remotes declare', 'checks/declarations'),
  script('what each language needs', 'checks/languages'),
  script('rooms', 'rooms/check'),
  script('doors', 'doors'),
  script('measures', 'checks/measures'),
  script('one way for each thing', 'checks/one-way'),
  {
    ...script('styles of remotes', 'checks/remote-styles'),
    reads: ['mf-*/src/**/*.css', 'shared/src/ui/styles/*.css'],
  },
  script('the owner’s card', 'checks/card'),
  script('stories', 'checks/story-coverage'),
  script('links of the documents', 'checks/doc-links'),
  {
    ...script('the map of the specification', 'checks/specification-page'),
    reads: ['docs/specification-map.md', '**/*.{test,e2e,stories}.{ts,tsx}', 'tools/suite/marks.ts'],
  },
  script('names', 'checks/names'),
];

// pnpm proof: the long proofs, whose small sizes with fixed seeds run in `pnpm test --all`. Their figures are in docs/proof.md and
// docs/performance.md. Name some to run only those: node tools/proof.ts chaos kill …; a variable that is set already holds: PHONES_SEED=p3 …
import { existsSync } from 'node:fs';
import path from 'node:path';
import { answerHelp } from './command-line/arguments.ts';
import { run } from './build.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);
const node = process.execPath;

const journeys = ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'];

/** The journeys that a proof goes through in more languages than the suite. */
const inLanguages = [
  'screens/languages',
  'campaigns/share',
  'imports/import',
  'session/people',
  'readings/bluetooth-meter',
  'readings/meters',
  'readings/overdue-meter',
  'readings/photos',
  'readings/readings',
  'settings/morning-mail',
  'settings/plots',
];

const proofs: Record<string, { what: string; command: string[]; env?: Record<string, string> }> = {
  chaos: {
    what: 'two phones in a storm, 20 seeds of 500 steps',
    command: [node, 'proofs/chaos/run-chaos.ts', '20', '500'],
  },
  clearings: {
    what: 'the native app killed 200 times between saving and sending, its web storage cleared half of the times',
    command: [node, 'proofs/chaos/run-clearings.ts', '200', '1'],
  },
  imports: {
    what: 'ten thousand files in the layouts of the world: no value is stored that its file does not hold',
    command: [node, 'proofs/imports/read-files.ts', '10000', '100001'],
  },
  season: {
    what: 'a season of 20,000 rows from three files on a phone that dies meanwhile, on the app as it was built last',
    command: [...journeys, 'imports/season'],
    env: { PROOF: '1' },
  },
  phones: {
    what: 'one phone in a storm of kills, wrong clocks, bad networks and broken servers, 500 saves',
    command: [...journeys, 'phones.e2e'],
    env: { PHONES_SAVES: '500', PHONES_SEED: 'p2' },
  },
  'small-phones': {
    what: 'keys, Save and memory on an Android Go phone, on the app as it was built last',
    command: [...journeys, 'android-go', '--workers=1'],
    env: { PROOF: '1' },
  },
  server: {
    what: 'the data server killed, stopped, with a full disk and backed up while people write, and under load',
    command: [node, 'proofs/server/run.ts'],
  },
  failover: {
    what: 'the primary of a PostgreSQL under Patroni killed 20 times while people save by way of two servers behind PgBouncer',
    command: [node, 'proofs/failover/run.ts'],
  },
  citus: {
    what: 'the data server on the Citus cluster that CITUS names: its tests, a worker that is lost, and shards that move to another one',
    command: [node, 'proofs/citus/run.ts'],
  },
  fuzz: {
    what: '100,000 wrong requests on each database: no 5xx but 503 with Retry-After, every error a problem',
    command: [node, 'proofs/fuzz/run.ts'],
  },
  volume: {
    what: 'the data server on farms of 10,000 and of a million readings, what long answers do to others, and a backup put back into the other kind',
    command: [node, 'proofs/server/volume-run.ts'],
  },
  capacity: {
    what: 'what sixteen phones get from one data server, and what a reading takes on the disk (docs/scaling.md)',
    command: [node, 'proofs/server/capacity.ts'],
  },
  floods: {
    what: 'one address with 2,100 half-sent calls; a thousand phones that come back with twenty readings each, on one farm and on fifty, on both databases',
    command: [node, 'proofs/floods/run.ts'],
  },
  mutants: {
    what: 'small faults put into the source, and whether the tests beside it notice',
    command: [node, 'tools/mutants/run.ts'],
  },
  engines: {
    what: 'the main journeys in Chromium, Firefox and WebKit, and the native app’s bundle in WebKit, on the app as it was built last',
    command: [...journeys, 'engines/', 'native/iphone'],
    env: { PROOF: '1' },
  },
  languages: {
    what: 'the main journeys in all languages, and the journeys that the suite goes through in French in Arabic too, on the app as it was built last',
    command: [...journeys, ...inLanguages],
    env: { PROOF: '1' },
  },
  screens: {
    what: 'every screen at 320 px in all languages and with texts 40 % longer; text of 200 %; everything wrong in any form in sight; small phones held both ways',
    command: [...journeys, 'smallest-screen', 'small-phone', 'large-text', 'wrong-fields'],
    env: { PROOF: '1' },
  },
  paper: {
    what: 'what is printed, in all languages, on the app as it was built last',
    command: [...journeys, 'screens/paper', 'certification-log'],
    env: { PROOF: '1' },
  },
  remote: {
    what: 'a new remote, here and in a repository of its own, in the navigation of the app as it was built last',
    command: [...journeys, 'create-remote'],
    env: { PROOF: '1' },
  },
  teams: {
    what: 'two teams with repositories of their own and three environments, from a new remote to newer doors, on the app as it was built last',
    command: [...journeys, 'two-teams'],
    env: { PROOF: '1' },
  },
  disk: {
    what: 'a browser killed on a full disk (needs the right to mount one), on the app as it was built last',
    command: [...journeys, 'full-disk'],
    env: { PROOF: '1' },
  },
  axe: {
    what: 'every screen and what opens on it under axe, in all languages and three themes',
    command: [...journeys, 'axe'],
    env: { PROOF: '1' },
  },
  stories: {
    what: 'every story under axe in all themes, in French and Arabic',
    command: ['node_modules/.bin/vitest', 'run', '--project', 'stories*'],
    env: { STORY_THEMES: 'light,dark,outdoor' },
  },
  faults: {
    what: 'every fault of a deployment, for each remote, of a card on another’s screen, and what never returns, on the app as it was built last',
    command: [...journeys, 'fault-table', 'card-faults', 'endless-loop'],
    env: { PROOF: '1' },
  },
  reproducible: {
    what: 'two checkouts of the same sources, in different folders: the same files of all apps',
    command: ['node_modules/.bin/vitest', 'run', '--project', 'recipes', 'reproducible'],
  },
  releases: {
    what: 'one browser that stays open through releases, rollbacks and a broken release, on the app as it was built last',
    command: [...journeys, 'open-browser'],
    env: { PROOF: '1' },
  },
  skew: {
    what: 'remotes and shells of different commits, and of two cores of federation, together (needs the whole history and the registry)',
    command: [...journeys, 'deploy/.*skew'],
    env: { PROOF: '1' },
  },
  load: {
    what: 'a login, cold and warm, against its libraries alone and against one bundle',
    command: [node, 'proofs/load/bench-load.ts', '--rounds', '9'],
  },
  readings: {
    what: 'opening, filtering and typing with 10 and with 10,000 readings on the device',
    command: [node, 'proofs/readings/ten-thousand.ts'],
  },
  charts: {
    what: 'first paint of the graphs against plain SVG paths',
    command: [node, 'proofs/graphs/first-paint.ts'],
  },
  map: {
    what: 'paint of the largest farm’s season map, within a second',
    command: [node, 'proofs/graphs/map-paint.ts'],
  },
};

const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : Object.keys(proofs)) {
  const proof = proofs[name];
  if (!proof) throw new Error(`There is no proof "${name}": ${Object.keys(proofs).join(', ')}`);
  console.log(`\n== ${name}: ${proof.what}`);
  if (proof.command[0] === journeys[0] && !existsSync(path.join(root, 'dist/web/index.html')))
    throw new Error('Journeys go through the app in dist/web: run pnpm build, and pnpm release, first.');
  const [program, ...args] = proof.command;
  await run(program!, args, root, { ...proof.env, ...process.env });
}

// Which folder may import which: docs/architecture.md's table, as rules. Packages from outside are oxlint's part (no-restricted-imports).
import path from 'node:path';
import type { Source } from './sources.ts';

/** A room of the product: what its files may import besides each other, and what to do instead of any other import. */
interface Room {
  at: RegExp;
  may: RegExp;
  instead: string;
}

const rooms: Room[] = [
  { at: /^shared\/src\/domain\//, may: /^openapi\//, instead: 'the domain is pure rules: take it as an argument' },
  { at: /^shared\/src\/i18n\//, may: /^(?:shared\/src\/domain|locales)\//, instead: 'take it as an argument' },
  {
    at: /^shared\/src\/ui\//,
    may: /^shared\/src\/i18n\//,
    instead: 'the kit knows no API, no session and no rules of readings: take it as a prop',
  },
  {
    at: /^shared\/src\/session\//,
    may: /^(?:shared\/src\/(?:domain|i18n)|openapi)\//,
    instead: 'the session is below device and sync: give them an atom or an event to listen to',
  },
  {
    at: /^shared\/src\/device\//,
    may: /^(?:shared\/src\/(?:domain|i18n|session)|openapi)\//,
    instead: 'the device is below sync and knows no screen',
  },
  {
    at: /^shared\/src\/forms\//,
    may: /^(?:shared\/src\/(?:domain|i18n|session|device)|openapi)\//,
    instead: 'a form is written by the `send` of its screen, and its texts are those of its screen',
  },
  {
    at: /^shared\/src\/sync\//,
    may: /^(?:shared\/src\/(?:domain|session|device)|openapi)\//,
    instead: 'sync knows the device and the session alone',
  },
  {
    at: /^shared\/src\/sentences\//,
    may: /^shared\/src\/(?:domain|i18n)\//,
    instead: 'screens and mails say it alike: take it as an argument',
  },
  {
    at: /^shared\/src\/sheets\//,
    may: /^(?:shared\/src\/domain|openapi)\//,
    instead: 'it runs in a worker, which has no page: take it as an argument',
  },
  {
    at: /^shared\//,
    may: /^(?:shared|openapi|locales)\//,
    instead: 'shared is below every app: take it as an argument',
  },
  { at: /^openapi\//, may: /^$/, instead: 'the contract is below everything' },
  {
    at: /^data-server\//,
    may: /^(?:openapi|shared\/src\/(?:domain|i18n|sentences))\//,
    instead: 'the server shares rules, sentences and the contract’s types with the app, nothing else',
  },
  { at: /^shell\//, may: /^(?:shared|openapi|locales)\//, instead: 'the shell loads remotes at run time only' },
  {
    at: /^mf-[^/]+\//,
    may: /^(?:shared\/src\/(?:start|platform|ui|ui-dates)\.ts$|shared\/src\/(?:domain|sentences)\/|locales\/)/,
    instead:
      'a remote may use the doors (@seguia/shared/start, /platform, /ui, /ui-dates), the domain and the sentences',
  },
];

/** What tests, stories and journeys may import besides each other. */
const testRooms: Room[] = [
  {
    at: /^e2e\/strangers-host\//,
    may: /^(?:shared\/src\/(?:(?:start|platform|ui|ui-dates)\.ts|ui\/styles\/global\.css)$|locales\/shared\/)/,
    instead: 'a host of strangers has the doors, and the look and the texts of the kit',
  },
  { at: /^e2e\//, may: /^tools\//, instead: 'a journey drives the browser and the server, and imports no product' },
  { at: /^(?:tools|proofs|\.storybook)\//, may: /./, instead: '' },
  {
    at: /^(?:mf-[^/]+|shell)\//,
    may: /^(?:shared|openapi|locales|testing|tools)\//,
    instead: 'start the server and draw screens through @seguia/testing',
  },
  {
    at: /^shared\//,
    may: /^(?:shared|openapi|locales|testing|tools|data-server)\/|^package\.json$/,
    instead: 'shared is below every app',
  },
  { at: /^data-server\//, may: /^(?:openapi|shared|testing|tools)\//, instead: 'the server’s tests know no app' },
  {
    at: /^testing\//,
    may: /^(?:openapi|shared|data-server|tools)\//,
    instead: 'every app’s tests use it, so it knows none of them',
  },
  { at: /./, may: /^(?:tools|openapi|locales|shared)\//, instead: 'move it to where both may reach it' },
];

/** What only tests, stories and proofs import. */
const ofTests = /^(?:testing|proofs|e2e)\/|^[^/]+\/testing\/|\.(?:test|stories|sample)\.tsx?$/;

/** Files that re-export what others declare. */
export const doors = /^(?:shared\/src\/(?:start|platform|ui|ui-dates)|openapi\/src\/index)\.ts$/;

/** The forbidden imports, each as a sentence. */
export function forbiddenImports(sources: Source[]): string[] {
  const screens = screenFolders(sources);
  const faults = sources.flatMap((source) => [
    ...source.imports.flatMap(({ specifier, file }) =>
      file === null ? [] : faultsOf(source, specifier, file, screens).map((fault) => `${source.file}: ${fault}`),
    ),
    ...(source.reExports.length === 0 || doors.test(source.file)
      ? []
      : [`${source.file} hands on ${source.reExports.join(', ')}: import it from where it is declared.`]),
  ]);
  return [...new Set(faults)];
}

function faultsOf(source: Source, specifier: string, target: string, screens: Set<string>): string[] {
  const faults: string[] = [];
  const room = (source.product ? rooms : testRooms).find(({ at }) => at.test(source.file));
  const same = roomOf(source.file) === roomOf(target);
  if (source.product && ofTests.test(target))
    faults.push(`may not import ${target}: the product runs without its tests.`);
  else if (room && !same && !room.may.test(target)) faults.push(`may not import ${target}: ${room.instead}.`);
  if (specifier.startsWith('.') && leavesPackage(source.file, target))
    faults.push(`reaches ${target} by a path: use its package’s name (@seguia/…).`);
  const [from, to] = [path.posix.dirname(source.file), path.posix.dirname(target)];
  if (source.product && from !== to && screens.has(to) && !isFeature(source.file))
    faults.push(`imports the screen in ${to}: lift out what both need.`);
  return faults;
}

/** The first folder; within `shared/src` the folder below it. */
const roomOf = (file: string) => /^shared\/src\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? file;

const isFeature = (file: string) => file.endsWith('/src/feature.ts');

/** The folders whose screens a remote's feature names: each is a room of its own. */
function screenFolders(sources: Source[]): Set<string> {
  const targets = sources.filter(({ file }) => isFeature(file)).flatMap(({ imports }) => imports);
  return new Set(targets.flatMap(({ file }) => (file?.endsWith('.tsx') ? path.posix.dirname(file) : [])));
}

/**
 * Whether a path leads out of a package's sources. Tools, manifests and source texts have no package name, and shared contains what starts
 * the data server for tests.
 */
function leavesPackage(from: string, target: string): boolean {
  const [own, other] = [from.split('/')[0], target.split('/')[0]];
  const free = /^(?:tools|e2e|\.storybook)\//.test(from) || !from.includes('/src/');
  const nameless =
    /^(?:tools|locales)\/|(?:^|\/)package\.json$/.test(target) || (own === 'shared' && other === 'data-server');
  return own !== other && !free && !nameless;
}

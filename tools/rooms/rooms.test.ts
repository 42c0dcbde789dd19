import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { circles } from './circles.ts';
import { forbiddenImports } from './imports.ts';
import { tooLarge } from './sizes.ts';
import { readSources } from './sources.ts';

const shared = {
  './platform': './src/platform.ts',
  './domain/*': './src/domain/*.ts',
  './session/*': './src/session/*.ts',
};

/** A small project that follows every rule. */
const sound: Record<string, string> = {
  'shared/package.json': JSON.stringify({ name: '@seguia/shared', exports: shared }),
  'testing/package.json': JSON.stringify({ name: '@seguia/testing', exports: { './*': './*.ts' } }),
  'shared/src/platform.ts': "export { session } from './session/session.ts';",
  'shared/src/domain/day.ts': 'export const day = 1;',
  'shared/src/session/session.ts': "import { day } from '../domain/day.ts';\nexport const session = day;",
  'shared/src/device/device.ts': "import { session } from '../session/session.ts';\nexport const device = session;",
  'shared/src/sync/push.ts': "import { device } from '../device/device.ts';\nexport const push = device;",
  'mf-x/src/feature.ts':
    "import { List } from './list/List.tsx';\nexport default { List, Form: () => import('./form/Form.tsx') };",
  'mf-x/src/list/List.tsx': "import { session } from '@seguia/shared/platform';\nexport const List = () => session;",
  'mf-x/src/form/Form.tsx': "import { day } from '@seguia/shared/domain/day';\nexport const Form = () => day;",
  'e2e/readings/main-job.e2e.ts': "import { phone } from '../support/phone.ts';\nphone();",
  'e2e/support/phone.ts': 'export const phone = () => undefined;',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seguia-rooms-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Changes some files of the small project and returns the problems that the checks find. */
function faults(changed: Record<string, string> = {}): string[] {
  for (const [file, text] of Object.entries({ ...sound, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const sources = readSources(root);
  return [...circles(sources), ...forbiddenImports(sources), ...tooLarge(sources)];
}

test('a project that keeps the rules has no fault', () => {
  expect(faults()).toEqual([]);
});

test('two folders that import each other are a circle, also through a type alone', () => {
  const folders = {
    'mf-x/src/parts/form.ts': "import type { List } from '../rows/Rows.tsx';\nexport type Form = List;",
    'mf-x/src/parts/label.ts': "export const label = 'Plot';",
    'mf-x/src/rows/head.ts': "import { label } from '../parts/label.ts';\nexport const head = label;",
    'mf-x/src/rows/Rows.tsx': 'export type List = string;',
  };
  expect(faults(folders)).toEqual([
    [
      'A circle of folders: mf-x/src/parts, mf-x/src/rows. Lift out what they share.',
      '  mf-x/src/parts/form.ts imports mf-x/src/rows/Rows.tsx',
      '  mf-x/src/rows/head.ts imports mf-x/src/parts/label.ts',
    ].join('\n'),
  ]);
});

const [upper, lower] = ['mf-x/src/parts/rows.ts', 'mf-x/src/parts/row.ts'];
const circleOfFiles = [
  `A circle of files: ${lower}, ${upper}. Merge them, or move what both need (often a type) into a file below them.`,
  `  ${lower} imports ${upper}`,
  `  ${upper} imports ${lower}`,
].join('\n');

test.each([
  ['a value', "import { rows } from './rows.ts';", "import { row } from './row.ts';"],
  ['a type', "import type { Rows } from './rows.ts';", "import { row } from './row.ts';"],
  ['the worker that it starts', "import type { Rows } from './rows.ts';", "new URL('./row.ts', import.meta.url);"],
  ['a file that it loads later', "import type { Rows } from './rows.ts';", "const row = import('./row.ts');"],
])('two files are a circle if one imports %s', (_what, ofLower, ofUpper) => {
  expect(faults({ [lower]: ofLower, [upper]: ofUpper })).toEqual([circleOfFiles]);
});

test('three files are a circle if the last imports the first', () => {
  const files = {
    'mf-x/src/parts/a.ts': "import './b.ts';",
    'mf-x/src/parts/b.ts': "import './c.ts';",
    'mf-x/src/parts/c.ts': "import type { A } from './a.ts';",
  };
  expect(faults(files)).toEqual([
    expect.stringContaining('A circle of files: mf-x/src/parts/a.ts, mf-x/src/parts/b.ts, mf-x/src/parts/c.ts.'),
  ]);
});

test('finds a circle among the files of tests', () => {
  const files = { 'e2e/support/phone.ts': "import './taps.ts';", 'e2e/support/taps.ts': "import './phone.ts';" };
  expect(faults(files)).toEqual([expect.stringContaining('A circle of files: e2e/support/phone.ts,')]);
});

test('a test may look at both sides of a border', () => {
  const both =
    "import '../form/Form.tsx';\nimport './List.tsx';\nimport { session } from '@seguia/shared/session/session';";
  expect(faults({ 'mf-x/src/list/List.test.tsx': both })).toEqual([]);
});

test.each([
  ['shared/src/domain/day.ts', "import '../session/session.ts';", 'shared/src/session/session.ts'],
  ['shared/src/ui/Row.tsx', "import '../domain/day.ts';", 'shared/src/domain/day.ts'],
  ['shared/src/session/session.ts', "import type { d } from '../device/device.ts';", 'shared/src/device/device.ts'],
  ['shared/src/device/device.ts', "import '../sync/push.ts';", 'shared/src/sync/push.ts'],
  ['shared/src/platform.ts', "import '../../mf-x/src/feature.ts';", 'mf-x/src/feature.ts'],
  ['mf-x/src/list/List.tsx', "import '@seguia/shared/session/session';", 'shared/src/session/session.ts'],
  ['mf-x/src/list/List.tsx', "const other = import('../../../mf-y/src/feature.ts');", 'mf-y/src/feature.ts'],
  ['mf-x/src/list/List.test.tsx', "import '../../../data-server/src/app.ts';", 'data-server/src/app.ts'],
  ['data-server/src/app.ts', "import '@seguia/shared/platform';", 'shared/src/platform.ts'],
  ['shell/src/main.tsx', "import '../../mf-x/src/feature.ts';", 'mf-x/src/feature.ts'],
  ['e2e/support/phone.ts', "import '../../shared/src/domain/day.ts';", 'shared/src/domain/day.ts'],
  ['mf-x/src/list/List.tsx', "import '../../testing/story-list.ts';", 'mf-x/testing/story-list.ts'],
  ['shared/src/domain/day.ts', "import { readingOf } from '@seguia/testing/readings';", 'testing/readings.ts'],
  ['data-server/src/app.ts', "import '../../proofs/server/load.ts';", 'proofs/server/load.ts'],
  ['testing/readings.ts', "import '../mf-x/src/list/List.tsx';", 'mf-x/src/list/List.tsx'],
])('%s may not say %s', (file, text, target) => {
  expect(faults({ [file]: text })).toContainEqual(expect.stringContaining(`${file}: may not import ${target}: `));
});

test('the helpers of tests are imported through the door, not by a path', () => {
  const byPath = "import '../../../testing/data-server.ts';";
  expect(faults({ 'mf-x/src/list/List.test.tsx': byPath })).toEqual([
    'mf-x/src/list/List.test.tsx: reaches testing/data-server.ts by a path: use its package’s name (@seguia/…).',
  ]);
});

test('a screen does not import another', () => {
  expect(
    faults({ 'mf-x/src/form/Form.tsx': "import { List } from '../list/List.tsx';\nexport const Form = List;" }),
  ).toEqual(['mf-x/src/form/Form.tsx: imports the screen in mf-x/src/list: lift out what both need.']);
});

test.each([
  "export { List } from '../list/rows.ts';",
  "import { List } from '../list/rows.ts';\nexport { List };",
  "export type { List } from '../list/rows.ts';",
])('refuses to hand on what a file did not declare: %s', (text) => {
  expect(faults({ 'mf-x/src/parts/all.ts': text })).toContain(
    'mf-x/src/parts/all.ts hands on List: import it from where it is declared.',
  );
});

test('a folder of 25 files is full', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`mf-x/src/parts/part-${index}.css`, '']));
  expect(faults(files(25))).toEqual([]);
  expect(faults(files(26))).toEqual(['mf-x/src/parts holds 26 files: more than 25 need folders by subject.']);
});

test('refuses a product file of more than 199 lines', () => {
  const file = 'mf-x/src/list/list.css';
  expect(faults({ [file]: '\n'.repeat(199) })).toEqual([]);
  expect(faults({ [file]: '\n'.repeat(200) })).toEqual([`${file} has 200 lines: split it by subject below 200.`]);
});

test('a door may be as long as what it offers', () => {
  // The door must be less than a tenth of the files.
  const short = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`mf-x/src/parts/part-${index}.ts`, '']));
  expect(faults({ ...short, 'shared/src/platform.ts': '\n'.repeat(300) })).toEqual([]);
});

test('nine product files of ten must be below 130 lines', () => {
  const long = '\n'.repeat(130);
  const some = Object.fromEntries([1, 2, 3].map((name) => [`mf-x/src/parts/${name}.ts`, long]));
  expect(faults(some)).toEqual(['One product file in ten has 130 lines or more: 130 is too many.']);
});

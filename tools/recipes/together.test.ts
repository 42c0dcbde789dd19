// All recipes of docs/how-to.md on one copy of the tree, as a team follows them in a year: the tree is compiled, checked and tested once as
// a whole. The other tests of this folder say what each recipe changes, and which check reports a forgotten step.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drainTemperature, generate, intakeTemperature, stepsOf } from './add-measure.ts';
import { copyTree, type Tree } from './copy-tree.ts';
import { follow } from './how-to.ts';
import { beginCounting, translate } from './touched.ts';
import { errorsOfTypes } from './errors-of-types.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const appVersions = `import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const { addPerson, db } = await testServer();

test('a session has the version of its app', async () => {
  await addPerson();
  await db.updateTable('sessions').set({ app_version: '1.4.2' }).execute();
  expect(await db.selectFrom('sessions').select('app_version').execute()).toEqual([{ app_version: '1.4.2' }]);
});
`;

let tree: Tree;
beforeAll(() => {
  tree = copyTree();
  beginCounting(tree);
  follow(tree, 'Add a setting');
  follow(tree, 'Add a server call');
  follow(tree, 'Add a migration');
  tree.write('data-server/src/session/app-versions.test.ts', appVersions);
  for (const measure of [drainTemperature, intakeTemperature])
    for (const [file, step] of Object.entries(stepsOf(tree, measure))) step(tree, file);
  generate(tree);
  const make = (...args: string[]) => {
    const { status, output } = tree.node(args);
    expect(status, output).toBe(0);
  };
  make('tools/create-remote.ts', 'weather');
  symlinkSync(path.join(tree.folder, 'mf-settings/node_modules'), path.join(tree.folder, 'mf-weather/node_modules'));
  make('tools/new.ts', 'screen', 'mf-weather', '/app/weather/day/:id');
  make('tools/new.ts', 'form', 'mf-weather', 'soil-sample');
  make('tools/new.ts', 'card', 'mf-weather', 'plot', 'soil-of-plot');
  make('tools/new.ts', 'card', 'mf-settings', 'today', 'soil-today');
  make('tools/new.ts', 'screen', 'mf-settings', '/app/farm/soil');
  make('tools/new.ts', 'language', 'el');
  translate(tree);
  tree.replace('shared/src/ui/styles/fonts.css', 'U+0600-06FF', 'U+0370-03FF, U+0600-06FF');
});
afterAll(() => tree.remove());

test('with every step of every recipe done, types and checks pass', () => {
  expect(errorsOfTypes(tree)).toEqual([]);
  const checks = [
    'texts',
    'what shell and remotes declare',
    'what each language needs',
    'stories',
    'rooms',
    'measures',
  ];
  expect(tree.node(['tools/check.ts', ...checks, 'unused code']).output).not.toContain('✗');
  expect(tree.bin('oxfmt', ['--check', 'mf-weather', 'mf-settings'])).toMatchObject({ status: 0 });
});

test('a new form of five fields with its call has at most 120 lines in two files', () => {
  const files = ['SoilSampleForm.tsx', 'soil-sample-form.ts'].map((name) =>
    tree.read(`mf-weather/src/soil-sample/${name}`),
  );
  expect(files.join('').match(/<TextField /g)).toHaveLength(5);
  expect(files.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('the tests of what they made pass, on the copy’s own server', () => {
  const of = (project: string) => ['--project', project];
  const server = [
    'readings/measures',
    'readings/reading-count',
    'session/app-versions',
    'database/migrate',
    'http/contract',
    'admin/admin',
  ];
  const files = [
    'mf-weather/src',
    'shared/src/session/settings/settings',
    ...server.map((name) => `data-server/src/${name}`),
  ];
  const args = ['run', '--reporter=verbose', ...of('unit*'), ...of('data-server sqlite'), ...files];
  const { output } = tree.bin('vitest', args, { VITEST: '', NO_COLOR: '1', FORCE_COLOR: '' });
  expect(output).toMatch(/Test Files +10 passed/);
  expect(output).toContain('a reading of drain_temperature alone is stored');
});

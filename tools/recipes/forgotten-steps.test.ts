// Which check reports a forgotten step of "Add a setting", "Add a server call" or "Add a migration" in docs/how-to.md.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyTree, type Tree } from './copy-tree.ts';
import { follow } from './how-to.ts';
import { errorsOfTypes } from './errors-of-types.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tree: Tree;
beforeAll(() => {
  tree = copyTree();
  follow(tree, 'Add a setting', ['locales/mf-settings/es.json']);
  follow(tree, 'Add a server call', ['data-server/src/app.ts']);
  follow(tree, 'Add a migration', ['data-server/src/database/migrate.ts']);
});
afterAll(() => tree.remove());

test('names a language that lacks a text', () => {
  expect(tree.node(['locales/run.ts', 'verify', 'mf-settings']).output).toMatch(/settings\.display\.sound/);
});

test('an unlisted handler does not compile', () => {
  tree.node([
    'openapi/node_modules/openapi-typescript/bin/cli.js',
    'openapi/openapi.yaml',
    '-o',
    'openapi/src/schema.d.ts',
  ]);
  // Compiles only the server. Compiling the whole tree would take seconds more.
  const project = { extends: './tsconfig.json', include: [], files: ['data-server/src/main.ts'] };
  tree.write('tsconfig.recipe.json', JSON.stringify(project));
  expect(errorsOfTypes(tree, 'tsconfig.recipe.json').join('\n')).toMatch(/app\.ts.*'countReadings' is missing/);
});

test('an unlisted migration is unused code', () => {
  const { status, output } = tree.bin('knip', ['--no-progress', '--include', 'files', '--workspace', 'data-server']);
  expect(status).not.toBe(0);
  expect(output).toContain('0019-app-versions-of-sessions.ts');
});

import { afterEach, expect, test, vi } from 'vitest';
import { copyTree, type Tree } from './copy-tree.ts';
import { follow } from './how-to.ts';

vi.setConfig({ testTimeout: 300_000 }); // a copy is compiled, read whole and tested

let tree: Tree;
afterEach(() => tree.remove());

/** Compiles the server of the copy as the whole is compiled. */
function compileServer() {
  const files = ['data-server/src/main.ts'];
  tree.write('tsconfig.recipe.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  return tree.bin('tsc', ['-p', 'tsconfig.recipe.json']);
}

function generateContractTypes(): void {
  const program = 'openapi/node_modules/openapi-typescript/bin/cli.js';
  tree.node([program, 'openapi/openapi.yaml', '-o', 'openapi/src/schema.d.ts']);
}

const appVersions = `import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const { addPerson, db } = await testServer();

test('a session has the version of its app', async () => {
  await addPerson();
  await db.updateTable('sessions').set({ app_version: '1.4.2' }).execute();
  expect(await db.selectFrom('sessions').select('app_version').execute()).toEqual([{ app_version: '1.4.2' }]);
});
`;

test('a server call and a migration work as docs/how-to.md adds them', () => {
  tree = copyTree();
  follow(tree, 'Add a server call');
  follow(tree, 'Add a migration');
  tree.write('data-server/src/session/app-versions.test.ts', appVersions);
  generateContractTypes();
  const compiled = compileServer();
  expect(compiled.status, compiled.output).toBe(0);
  const files = [
    'src/readings/reading-count.test.ts',
    'src/session/app-versions.test.ts',
    'src/http/contract.test.ts',
    'src/admin/admin.test.ts',
  ];
  const tested = tree.bin('vitest', ['run', '--root', 'data-server', '--project', 'data-server sqlite', ...files]);
  expect(tested.status, tested.output).toBe(0);
  expect(tested.output).toContain('reading-count.test.ts');
});

test('a handler that is not listed does not compile, and a migration that is not listed is unused code', () => {
  tree = copyTree();
  follow(tree, 'Add a server call', ['data-server/src/app.ts']);
  follow(tree, 'Add a migration', ['data-server/src/database/migrate.ts']);
  generateContractTypes();
  expect(compileServer().output).toMatch(/app\.ts.*'countReadings' is missing/);
  const { status, output } = tree.bin('knip', ['--no-progress', '--include', 'files', '--workspace', 'data-server']);
  expect(status).not.toBe(0);
  expect(output).toContain('0009-app-versions-of-sessions.ts');
});

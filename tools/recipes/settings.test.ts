import { afterEach, expect, test, vi } from 'vitest';
import { copyTree, type Tree } from './copy-tree.ts';
import { follow } from './how-to.ts';

vi.setConfig({ testTimeout: 300_000 }); // a copy is compiled and tested

let tree: Tree;
afterEach(() => tree.remove());

test('a setting works as docs/how-to.md adds it', () => {
  tree = copyTree();
  follow(tree, 'Add a setting');
  const texts = tree.node(['locales/run.ts', 'verify']);
  expect(texts.status, texts.output).toBe(0);
  const files = ['mf-settings/src/feature.ts'];
  tree.write(
    'tsconfig.recipe.json',
    JSON.stringify({ extends: './tsconfig.json', include: ['shared/src/**/css-modules.d.ts'], files }),
  );
  const compiled = tree.bin('tsc', ['-p', 'tsconfig.recipe.json']);
  expect(compiled.status, compiled.output).toBe(0);
  const tested = tree.bin('vitest', ['run', '--project', 'unit', 'shared/src/session/settings/settings.test.ts']);
  expect(tested.status, tested.output).toBe(0);
  expect(tested.output).toContain('settings.test.ts');
});

test('a forgotten language and a forgotten version are named', () => {
  tree = copyTree();
  follow(tree, 'Add a setting', ['locales/mf-settings/es.json']);
  expect(tree.node(['locales/run.ts', 'verify']).output).toMatch(/settings\.display\.sound/);
  expect(tree.node(['tools/doors.ts']).output).toContain('New at the doors: platform: soundAtom');
});

import { realpathSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';

const tree = copyTree();
afterAll(() => tree.remove());

test('a package of the workspace is the copy, an installed one the original', () => {
  expect(realpathSync(path.join(tree.folder, 'mf-auth/node_modules/@seguia/shared'))).toBe(
    path.join(tree.folder, 'shared'),
  );
  expect(realpathSync(path.join(tree.folder, 'node_modules/vitest'))).toContain('node_modules/.pnpm');
});

test('code of the copy runs against the copy', () => {
  tree.write('data-server/src/answer.ts', "export { answer } from '@seguia/shared/domain/answer';\n");
  tree.write('shared/src/domain/answer.ts', 'export const answer = 42;\n');
  const { output } = tree.node([
    '-p',
    "import('./data-server/src/answer.ts').then(({ answer }) => console.log(answer))",
  ]);
  expect(output).toContain('42');
});

test('refuses a replacement that would match two places', () => {
  tree.write('twice.txt', 'a b a');
  expect(() => tree.replace('twice.txt', 'a', 'c')).toThrow('twice.txt: "a" is there 2 times, not once');
  tree.replace('twice.txt', 'b', '$&');
  expect(tree.read('twice.txt')).toBe('a $& a');
});

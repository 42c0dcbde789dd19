import type { Tree } from './copy-tree.ts';

/** All type errors in the copy. */
export function errorsOfTypes(tree: Tree, project = 'tsconfig.json'): string[] {
  const { output } = tree.bin('tsc', ['-p', project, '--pretty', 'false']);
  return output.split('\n').filter((line) => /^\S+\.tsx?\(/.test(line));
}

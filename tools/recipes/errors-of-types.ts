import type { Tree } from './copy-tree.ts';

/**
 * Type errors in the copy's product files. Tests are left out, because whole rows in them grow with their table, and the doors' types with
 * their version.
 */
export function errorsOfTypes(tree: Tree, project = 'tsconfig.json'): string[] {
  const { output } = tree.bin('tsc', ['-p', project, '--pretty', 'false']);
  return output
    .split('\n')
    .filter((line) => /^\S+\.tsx?\(/.test(line) && !/^\S+\.test\.tsx?\(|^shared\/doors\./.test(line));
}

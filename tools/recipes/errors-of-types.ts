import type { Tree } from './copy-tree.ts';

/** Errors of types in the copy's product files. What tests take for a whole row grows with its table, and the doors' types with their version. */
export function errorsOfTypes(tree: Tree, project = 'tsconfig.json'): string[] {
  const { output } = tree.bin('tsc', ['-p', project, '--pretty', 'false']);
  return output
    .split('\n')
    .filter((line) => /^\S+\.tsx?\(/.test(line) && !/^\S+\.test\.tsx?\(|^shared\/doors\./.test(line));
}

import { type Tree, typesFile } from './copy-tree.ts';

/** All type errors in the copy, or in a part of it that another configuration names. Only what a recipe touches is checked again. */
export function errorsOfTypes(tree: Tree, part?: string): string[] {
  const known = part ? ['-p', part] : ['--incremental', '--tsBuildInfoFile', typesFile];
  const { output } = tree.bin('tsc', [...known, '--pretty', 'false']);
  return output.split('\n').filter((line) => /^\S+\.tsx?\(/.test(line));
}

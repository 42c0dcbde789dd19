import { execFileSync } from 'node:child_process';
import type { Tree } from './copy-tree.ts';

/** Sets the state with which `touched` compares. */
export function beginCounting({ folder }: Tree): void {
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
}

/** The files of a copy that were changed, added or removed since `beginCounting`, by name. */
export function touched({ folder }: Tree): string[] {
  return [...git(folder, 'diff', '--name-only'), ...git(folder, 'ls-files', '--others', '--exclude-standard')].sort();
}

/** Removes the marks from the touched texts, like a translator. */
export function translate(tree: Tree): void {
  for (const file of touched(tree).filter((name) => /\.(tsx|json)$/.test(name))) {
    const text = tree.read(file);
    if (text.includes('TRANSLATE ')) tree.write(file, text.replaceAll('TRANSLATE ', ''));
  }
}

function git(folder: string, ...args: string[]): string[] {
  const text = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return text.split('\n').filter(Boolean);
}

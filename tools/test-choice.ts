// What `pnpm test` runs: everything, what stands in the folders that are named, or what the changed files concern.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Choice {
  /** Arguments of each run of Vitest. */
  vitest: string[][];
  /** The files of journeys. */
  journeys: string[];
}

const notStories = ['--project', '!stories*'];
const stories = ['--project', 'stories*'];

/**
 * The choice that the arguments of `pnpm test` make; null for everything. Throws for a path that does not exist, and for a revision that
 * git does not know.
 */
export function choose(args: readonly string[], root: string): Choice | null {
  const [first, since] = args;
  if (first === undefined) return null;
  if (first === '--changed') return concernedBy(changedFiles(root, since), root);
  const paths = args.map((arg) => path.relative(root, path.resolve(root, arg)));
  for (const name of paths)
    if (globSync(name, { cwd: root }).length === 0) throw new Error(`There is no ${name} here.`);
  return inFolders(paths, root);
}

/** The tests, stories and journeys in these folders or files, and the journeys that name them. */
function inFolders(paths: readonly string[], root: string): Choice {
  const own = paths.filter((name) => !isIn('e2e', name));
  return {
    vitest: own.length > 0 ? [['run', '--passWithNoTests', ...own.map((name) => path.join(root, name))]] : [],
    journeys: journeysIn(root).filter((file) => paths.some((name) => isIn(name, file) || names(file, name, root))),
  };
}

/** The tests that import these files, the stories beside them, the journeys among them, and those that name one. */
function concernedBy(files: readonly string[], root: string): Choice {
  const sources = files.filter((file) => !isIn('e2e', file)).map((file) => path.join(root, file));
  const folders = [
    ...new Set(files.filter((file) => /^(mf-|shared|shell)/.test(file)).map((file) => path.dirname(file))),
  ];
  const beside = folders.flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root }));
  return {
    vitest: [
      ...(sources.length > 0 ? [['related', '--run', '--passWithNoTests', ...notStories, ...sources]] : []),
      ...(beside.length > 0 ? [['run', ...stories, ...beside.map((file) => path.join(root, file))]] : []),
    ],
    journeys: journeysIn(root).filter((file) => files.some((name) => name === file || names(file, name, root))),
  };
}

/** Whether a journey names an app, by the beginning of its own name, or a file or folder, by its path or an import of it. */
function names(journey: string, name: string, root: string): boolean {
  if (/^mf-[a-z]+$/.test(name) && path.basename(journey).startsWith(name.slice('mf-'.length))) return true;
  const pattern = isIn('e2e', name) ? `/${path.basename(name)}'` : name;
  return name !== '' && readFileSync(path.join(root, journey), 'utf8').includes(pattern);
}

function journeysIn(root: string): string[] {
  return globSync('e2e/**/*.e2e.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
}

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`) || folder === '';

/** The files (only those that git knows) that differ from `since`, by default from where this branch left main. */
export function changedFiles(root: string, since?: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.split('\n').filter(Boolean);
  };
  const base = since ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].toSorted();
}

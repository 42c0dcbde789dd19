// Which files differ from a revision.
import { spawnSync } from 'node:child_process';

/**
 * The files (only those that git knows or would track) that differ from `since`, by default from where this branch left main; with
 * `deleted`, also those that are gone. Throws for a revision that git does not know.
 */
export function changedFiles(root: string, since?: string, { deleted = false } = {}): string[] {
  const changed = [
    ...lines(root, 'diff', '--name-only', '--no-renames', ...(deleted ? [] : ['--diff-filter=d']), baseOf(root, since)),
    ...lines(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].toSorted();
}

/** What a file held at the revision with which `changedFiles` compares; null where it was not there. */
export function textBefore(root: string, file: string, since?: string): string | null {
  const { status, stdout } = git(root, 'show', `${baseOf(root, since)}:${file}`);
  return status === 0 ? stdout : null;
}

const baseOf = (root: string, since?: string) => since ?? lines(root, 'merge-base', 'HEAD', mainOf(root))[0] ?? 'HEAD';

const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

function lines(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = git(root, ...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** The name of main; of the remote's in a clone of another branch alone; what is checked out where there is neither. */
function mainOf(root: string): string {
  const known = (name: string) => spawnSync('git', ['rev-parse', '--verify', '-q', name], { cwd: root }).status === 0;
  return ['main', 'origin/main'].find(known) ?? 'HEAD';
}

/** Whether the history reaches back to a revision, which that of a shallow clone may not. */
export function isKnown(root: string, revision: string): boolean {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '-q', `${revision}^{commit}`], { cwd: root });
  return status === 0;
}

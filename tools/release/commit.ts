import { spawnSync } from 'node:child_process';
import { workspace } from '../workspace.ts';

/** The commit of this checkout, with + where files differ from it; undefined outside of a repository, and where git is missing. */
export function commitHere(): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) return undefined;
  return stdout.trim() + (git('status', '--porcelain').stdout.trim() === '' ? '' : '+');
}

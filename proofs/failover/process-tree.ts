import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The processes of the PostgreSQL in a folder, its first one first; none where it does not run. */
export function databaseTree(data: string): number[] {
  try {
    const [first = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const postmaster = Number(first);
    // The file outlives a killed PostgreSQL, and its number may be somebody else's by now.
    if (!readFileSync(`/proc/${postmaster}/cmdline`, 'utf8').includes(data)) return [];
    return [postmaster, ...childrenOf(postmaster)];
  } catch {
    return [];
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);

export function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

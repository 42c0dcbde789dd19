// One release at a time changes a site, whichever program and machine it comes from.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** Milliseconds after which waiting for the lock is given up, and between two tries. */
const patience = { all: 120_000, look: 50 };

/**
 * The folder beside a site for what is not served: the lock, the source maps, and the shells to return to. A web server for the site cannot
 * serve it.
 */
export const privateFolder = (site: string) => `${path.resolve(site)}.private`;

/**
 * Runs `work`, which changes `app`, while no other program on any machine changes the site. Throws if the lock stays taken for two minutes.
 * Where the program that took it on this machine has ended without releasing it, the lock is taken over, as a remote's release is whole at
 * every moment. A shell's is not: then it throws at once, unless `work` is to bring a whole shell, and a person must look at what was left.
 */
export function withLock<T>(site: string, app: string, work: () => T): T {
  const file = path.join(privateFolder(site), 'lock');
  mkdirSync(path.dirname(file), { recursive: true });
  const end = Date.now() + patience.all;
  while (!take(file, app)) {
    const holder = holderOf(file);
    if (holder !== '' && hasEnded(holder)) {
      if (!mayTakeOver(holder, app))
        throw new Error(`A release ended before its end: look at the site, then remove ${file}`);
      if (remove(file, holder)) continue;
    }
    if (Date.now() > end)
      throw new Error(`Another release (${holder}) takes too long. If it has ended, remove ${file}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.look);
  }
  try {
    return work();
  } finally {
    rmSync(file);
  }
}

/** Creates the lock file, which only one program can do; returns whether it was this one. */
function take(file: string, app: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${hostname()} ${process.pid} ${app}`);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a program that has ended. Returns whether this program did: two that find the same one must not each remove a lock,
 * because the second would remove the first one's own.
 */
function remove(file: string, ended: string): boolean {
  const guard = `${file}.ended`;
  if (!take(guard, '')) return false;
  try {
    if (holderOf(file) !== ended) return false;
    rmSync(file);
    return true;
  } finally {
    rmSync(guard);
  }
}

/** Whether what the holder left behind does no harm to work on `app`. A program that is older than decision 295 does not say what it changed. */
function mayTakeOver(holder: string, app: string): boolean {
  const [, , left = ''] = holder.split(' ');
  return left !== '' && (left !== 'shell' || app === 'shell');
}

/** The machine and process that hold the lock, and what they change; '' if they have just released it, or have not written it yet. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function hasEnded(holder: string): boolean {
  const [machine, id] = holder.split(' ');
  if (machine !== hostname()) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

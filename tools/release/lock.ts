// One release at a time changes a site, whichever program and machine it comes from.
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { writeWhole } from './files.ts';

/** Milliseconds after which waiting for the lock is given up, between two tries, and after which a lock that stays empty has no holder. */
const patience = { all: 120_000, look: 50, empty: 5000 };

/**
 * The folder beside a site for what is not served: the lock, the source maps, and the shells to return to. A web server for the site cannot
 * serve it.
 */
export const privateFolder = (site: string) => `${path.resolve(site)}.private`;

/**
 * Throws if root would write into a site that belongs to another user, whose programs could then not read or replace what root has written:
 * the release service would refuse every team.
 */
export function refuseRoot(site: string): void {
  const owner = statSync(site, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new Error(
    `${site} belongs to the user ${owner}: run this as that user, as seguia-site does on a machine of docs/deploy.md`,
  );
}

/** What to do where the site is between two shells. */
const wayOut = 'Release the shell again, or run pnpm rollback shell';

/** Ends a change in the middle of its writing: the site is between two shells, so its lock stays. */
export class HalfServedError extends Error {
  constructor(cause: unknown) {
    super(`The site is between two shells (${String(cause)}). ${wayOut}.`, { cause });
  }
}

/**
 * Runs `work`, which changes `app`, while no other program on any machine changes the site. Throws if the lock stays taken for two minutes.
 * Where the program that took it on this machine has ended without releasing it, the lock is taken over, as a remote's release is whole at
 * every moment. A shell's is not: then it throws at once, unless `work` is to bring a whole shell, and a person must look at what was left.
 * `work` is told whether it took over the lock of a shell's release: if `work` then throws, that lock stays. HalfServedError leaves this one.
 */
export function withLock<T>(site: string, app: string, work: (isShellHalfServed: boolean) => T): T {
  refuseRoot(site);
  const file = path.join(privateFolder(site), 'lock');
  mkdirSync(path.dirname(file), { recursive: true });
  const left = acquire(file, app);
  let result: T;
  try {
    result = work(changedBy(left) === 'shell');
  } catch (error) {
    if (changedBy(left) === 'shell') writeWhole(file, left);
    else if (!(error instanceof HalfServedError)) rmSync(file);
    throw error;
  }
  rmSync(file);
  return result;
}

/** Takes the lock as soon as it is free; returns the text of the lock that was taken over, or ''. */
function acquire(file: string, app: string): string {
  const start = Date.now();
  let written = start;
  while (!take(file, app)) {
    const holder = holderOf(file);
    if (holder !== '') written = Date.now();
    const isLeft = holder === '' ? Date.now() - written > patience.empty : hasEnded(holder);
    if (holder !== undefined && isLeft) {
      if (!mayTakeOver(holder, app))
        throw new Error(
          changedBy(holder) === 'shell'
            ? `A release of the shell ended before its end. ${wayOut}.`
            : `A release ended before its end: look at the site, then remove ${file}`,
        );
      if (takeOver(file, holder, app)) return holder;
    }
    if (Date.now() - start > patience.all)
      throw new Error(`Another release (${holder}) takes too long. If it has ended, remove ${file}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.look);
  }
  return '';
}

/** The text of this program's lock. */
const textFor = (app: string) => `${hostname()} ${process.pid} ${app}`;

/**
 * Creates the lock file, which only one program can do; returns whether it was this one. The text is written before the file has its name: a
 * full disk, or the end of the program, would leave a lock without a holder.
 */
function take(file: string, app: string): boolean {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, textFor(app));
    return takeName(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Gives a file a second name, if nobody has it. Some file systems (FAT, some networks') have no second names: there, copies the file. */
function takeName(own: string, file: string): boolean {
  const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';
  try {
    linkSync(own, file);
  } catch (error) {
    if (isTaken(error)) return false;
    try {
      copyFileSync(own, file, constants.COPYFILE_EXCL); // removes what it could not copy
    } catch (second) {
      if (isTaken(second)) return false;
      throw second;
    }
  }
  return true;
}

/**
 * Puts this program's text into the lock of one that has ended, so that no other program finds it free. Returns whether it did: two that find
 * the same one must not each take it over.
 */
function takeOver(file: string, ended: string, app: string): boolean {
  const guard = `${file}.ended`;
  if (!take(guard, '')) {
    const other = holderOf(guard);
    // It is not taken over in turn: each of two programs would remove the other's.
    if (hasEnded(other) && holderOf(guard) === other)
      throw new Error(`A release ended while it took over the lock of another. Remove ${guard}.`);
    return false;
  }
  try {
    if (holderOf(file) !== ended) return false;
    writeWhole(file, textFor(app));
    return true;
  } finally {
    rmSync(guard);
  }
}

/**
 * Whether what the holder left behind does no harm to work on `app`. A program that is older than decision 295 does not say what it changed;
 * one that could not write its name into the lock has changed nothing.
 */
function mayTakeOver(holder: string, app: string): boolean {
  if (holder === '') return true;
  const left = changedBy(holder);
  return left !== '' && (left !== 'shell' || app === 'shell');
}

/** What the holder of a lock with this text changes; '' if it does not say. */
const changedBy = (holder: string) => holder.split(' ')[2] ?? '';

/** The machine and process that hold the lock, and what they change; undefined if they have just released it. */
function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function hasEnded(holder = ''): boolean {
  const [machine, id] = holder.split(' ');
  if (machine !== hostname()) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

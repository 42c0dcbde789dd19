import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import { needOwnSchema } from './own-schema.ts';
import { readState } from '../database/server-state.ts';
import { SettingError } from '../services/settings.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { backup } from './backup.ts';
import { noteBackup } from './backup-mark.ts';
import { describeLost, LostPicturesError } from './pictures.ts';
import { readBackup, readHead } from './read-backup.ts';

const name = /^seguia-\d{4}-\d{2}-\d{2}T\d{6}Z(\.incomplete)?\.gz$/;
/** The name of a backup until it is complete; it keeps this name if its program is killed. */
const unfinished = /^\.(seguia-\d{4}-\d{2}-\d{2}T\d{6}Z)\.gz\.[\da-f]{8}\.part$/;
const seconds = { m: 60, h: 3600, d: 86_400 } as const;
/** In milliseconds. A timer of more than 24 days fires at once. */
const longestWait = 86_400_000;

/** Converts `24h` to milliseconds. Throws SettingError. */
export function periodOf(text: string): number {
  const [, number, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (!number || !unit || Number(number) === 0)
    throw new SettingError(`--every: a time such as 30m, 24h or 7d, not "${text}".`);
  return Number(number) * seconds[unit as keyof typeof seconds] * 1000;
}

/**
 * Writes a backup into a folder, verifies it, and only then deletes older backups beyond the newest `remaining`, and notes the backup in the
 * database. Returns the new file. Throws SettingError if the database is not the living one: `needLiving`. Throws LostPicturesError if the
 * pictures of some photos are missing: then the backup without them has a name of its own and replaces the last such one, so that no complete
 * backup, which may have the pictures, is deleted, and the folder does not grow with each try.
 */
export async function backupInto(
  db: Db,
  photos: PhotoFiles,
  folder: string,
  remaining: number,
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await needLiving(db, folder);
  await clearUnfinished(folder, now);
  const file = path.join(folder, `${stampOf(now)}.gz`);
  const { lost } = await backup(db, photos, file, now);
  await readBackup(file, async () => undefined);
  const incomplete = (await backupsIn(folder)).filter(isIncomplete);
  if (lost.length > 0) {
    const other = file.replace(/\.gz$/, '.incomplete.gz');
    await rename(file, other);
    await removeAll(folder, incomplete);
    throw new LostPicturesError(`${other} has ${describeLost(lost)}\nNo complete backup is deleted.`);
  }
  const complete = (await backupsIn(folder)).filter((found) => !isIncomplete(found));
  await removeAll(folder, [...incomplete, ...complete.slice(0, -remaining)]);
  await noteBackup(db, now);
  return file;
}

/** The names of the backups in a folder, the oldest first. */
const backupsIn = async (folder: string) => (await readdir(folder)).filter((found) => name.test(found)).toSorted();

/** Whether a backup lacks pictures. */
const isIncomplete = (found: string) => found.endsWith('.incomplete.gz');

async function removeAll(folder: string, names: readonly string[]) {
  for (const old of names) await rm(path.join(folder, old));
}

/**
 * Throws SettingError if the database has another version than this program, or if the folder's newest backup is of a database that was
 * restored from this one. A program that runs on after an upgrade or a restore would otherwise go on making backups of what nobody uses.
 */
async function needLiving(db: Db, folder: string) {
  await needOwnSchema(db);
  const newest = (await backupsIn(folder)).at(-1);
  if (newest === undefined) return;
  const [{ epoch }, after] = [await readState(db), await readHead(path.join(folder, newest)).catch(() => null)];
  if (after?.epochs_before.includes(epoch))
    throw new SettingError(
      `${newest} is of a database that was restored from this one: see DATA_DIR and DATABASE_URL, or use another folder.`,
    );
}

const stampOf = (at: Date) => `seguia-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** Deletes files that killed programs left behind more than a day ago: nobody sees them, and they would fill the disk. */
async function clearUnfinished(folder: string, now: Date) {
  const dayBefore = stampOf(new Date(now.getTime() - seconds.d * 1000));
  for (const found of await readdir(folder)) {
    const [, stamp] = unfinished.exec(found) ?? [];
    if (stamp !== undefined && stamp < dayBefore) await rm(path.join(folder, found), { force: true });
  }
}

/**
 * Writes a backup every `period` milliseconds until the signal aborts. A failure is reported, and the next backup is tried. Throws SettingError
 * if the database is not the living one any more: who runs this program starts it anew, with the settings and the version of today.
 */
export async function backupEvery(
  db: Db,
  photos: PhotoFiles,
  { folder, period, remaining, signal }: { folder: string; period: number; remaining: number; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await backupInto(db, photos, folder, remaining, new Date()).then(
      (file) => process.stdout.write(`${file}\n`),
      (error: unknown) => {
        if (error instanceof SettingError) throw error;
        process.stderr.write(`${String(error)}\n`);
      },
    );
    for (let left = period; left > 0 && !signal.aborted; left -= longestWait)
      await wait(Math.min(left, longestWait), undefined, { signal }).catch(() => undefined);
  }
}

import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import { SettingError } from '../services/settings.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { backup } from './backup.ts';
import { readBackup } from './read-backup.ts';

const name = /^seguia-\d{4}-\d{2}-\d{2}T\d{6}Z\.gz$/;
/** What a backup is until it is whole; one whose program was killed meanwhile stays so. */
const unfinished = /^\.(seguia-\d{4}-\d{2}-\d{2}T\d{6}Z)\.gz\.[\da-f]{8}\.part$/;
const seconds = { m: 60, h: 3600, d: 86_400 } as const;
/** Milliseconds. A timer of more than 24 days ends at once. */
const longestWait = 86_400_000;

/** `24h` → milliseconds. Throws SettingError. */
export function periodOf(text: string): number {
  const [, number, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (!number || !unit || Number(number) === 0)
    throw new SettingError(`--every: a time such as 30m, 24h or 7d, not "${text}".`);
  return Number(number) * seconds[unit as keyof typeof seconds] * 1000;
}

/**
 * Writes one backup into a folder, reads it back whole, and only then deletes those beyond the newest `remaining`. Answers the new file. Throws where photos have no picture: the
 * backup is there without them, and no older one is deleted, which may have them.
 */
export async function backupInto(
  db: Db,
  photos: PhotoFiles,
  folder: string,
  remaining: number,
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearUnfinished(folder, now);
  const file = path.join(folder, `${stampOf(now)}.gz`);
  const { lost } = await backup(db, photos, file, now);
  await readBackup(file, async () => undefined);
  if (lost > 0)
    throw new Error(`${file} has no picture of ${lost} photos: is their place there? No older backup is deleted.`);
  const files = (await readdir(folder)).filter((found) => name.test(found)).toSorted();
  for (const old of files.slice(0, -remaining)) await rm(path.join(folder, old));
  return file;
}

const stampOf = (at: Date) => `seguia-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** Deletes what killed programs left behind more than a day ago: nobody sees it, and it would fill the disk. */
async function clearUnfinished(folder: string, now: Date) {
  const dayBefore = stampOf(new Date(now.getTime() - seconds.d * 1000));
  for (const found of await readdir(folder)) {
    const [, stamp] = unfinished.exec(found) ?? [];
    if (stamp !== undefined && stamp < dayBefore) await rm(path.join(folder, found), { force: true });
  }
}

/** Writes a backup every `period` milliseconds until the signal; one that fails is reported and the next is tried. */
export async function backupEvery(
  db: Db,
  photos: PhotoFiles,
  { folder, period, remaining, signal }: { folder: string; period: number; remaining: number; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await backupInto(db, photos, folder, remaining, new Date()).then(
      (file) => process.stdout.write(`${file}\n`),
      (error: unknown) => process.stderr.write(`${String(error)}\n`),
    );
    for (let left = period; left > 0 && !signal.aborted; left -= longestWait)
      await wait(Math.min(left, longestWait), undefined, { signal }).catch(() => undefined);
  }
}

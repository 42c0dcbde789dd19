import type { Db } from '../database/db.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import type { Arguments } from './arguments.ts';
import { backup } from './backup.ts';
import { backupEvery, backupInto, periodOf } from './backup-every.ts';
import { readBackup } from './read-backup.ts';
import { describeLost } from './pictures.ts';
import { restore } from './restore.ts';
import { SettingError } from '../services/settings.ts';

/** `backup FILE`; `backup FOLDER --keep 14`; or `backup FOLDER --every 24h`, which runs until SIGINT or SIGTERM. */
export async function runBackup(db: Db, photos: PhotoFiles, words: Arguments, now: Date): Promise<string> {
  const place = words.file();
  const [every, remainingText] = [words.optional('every'), words.optional('keep')];
  if (every === undefined && remainingText === undefined) return written(await backup(db, photos, place, now), place);
  const remaining = Number(remainingText ?? 14);
  if (!Number.isInteger(remaining) || remaining < 1) throw new SettingError('--keep: a number of files, 1 or more.');
  if (every === undefined) return `The backup is in ${await backupInto(db, photos, place, remaining, now)}`;
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  await backupEvery(db, photos, { folder: place, period: periodOf(every), remaining, signal: end.signal });
  return 'No more backups are made';
}

function written({ rows, lost }: Awaited<ReturnType<typeof backup>>, file: string): string {
  const text = `${rows} rows are in ${file}`;
  return lost.length > 0 ? `${text}, but ${describeLost(lost)}` : text;
}

/** `restore FILE`. */
export async function runRestore(db: Db, photos: PhotoFiles, words: Arguments): Promise<string> {
  return `${await restore(db, photos, words.file())} rows are back`;
}

/** `verify FILE`: tells whether a backup is whole and this version could restore it. Needs no database. */
export async function verify(words: Arguments): Promise<string> {
  const { head, counts, rows, hash } = await readBackup(words.file(), async () => undefined);
  const tables = Object.entries(counts).map(([table, count]) => `  ${table} ${count}`);
  return [`${rows} rows, made at ${head.made_at}, schema ${head.migration}, SHA-256 ${hash}`, ...tables].join('\n');
}

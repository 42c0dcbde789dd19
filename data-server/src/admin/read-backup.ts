import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { newestMigration } from '../database/migrate.ts';
import { SettingError } from '../services/settings.ts';
import { isBackupPart, type BackupTable, type End, type Head, type pictures, type Rows } from './backup-format.ts';

export interface BackupSummary {
  head: Head;
  counts: Record<string, number>;
  rows: number;
  /** Equal for the same rows. */
  hash: string;
}

/**
 * Reads a backup to its end and passes its rows to `take` in portions. Throws SettingError if it is no backup, was cut or altered, or was
 * made by a newer version; everything taken until then must be discarded.
 */
export async function readBackup(
  file: string,
  take: (table: BackupTable | typeof pictures, rows: unknown[]) => Promise<void>,
): Promise<BackupSummary> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: Head | null = null;
  let end: End['end'] | null = null;
  try {
    for await (const line of linesOf(file)) {
      if (end) throw new SettingError(`${file} goes on behind its end.`);
      if (!head) {
        head = checkedHead(parse(line, file), file);
        continue;
      }
      const part = parse(line, file) as Rows | End;
      if ('end' in part) {
        ({ end } = part);
        continue;
      }
      if (!isBackupPart(part.table))
        throw new SettingError(`${file} holds a table "${part.table}" that this version does not know.`);
      hash.update(`${line}\n`);
      counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
      await take(part.table, part.rows);
    }
  } catch (error) {
    throw withoutStack(error, file);
  }
  if (!head || !end) throw new SettingError(`${file} was cut: its end is missing.`);
  if (hash.digest('hex') !== end.hash) throw new SettingError(`${file} was altered: its rows do not match its hash.`);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { head, counts, rows, hash: end.hash };
}

/** Reads only the first line of a backup. Throws SettingError as `readBackup` does. */
export async function readHead(file: string): Promise<Head> {
  try {
    for await (const line of linesOf(file)) return checkedHead(parse(line, file), file);
  } catch (error) {
    throw withoutStack(error, file);
  }
  throw new SettingError(`${file} was cut: its end is missing.`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  const bytes = createReadStream(file).once('error', (error) => text.destroy(error));
  bytes.pipe(text);
  let rest = '';
  try {
    for await (const part of text as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Who reads only the first lines would otherwise hold the file open, and with it the space of a deleted one.
    bytes.destroy();
  }
  if (rest !== '') yield rest;
}

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new SettingError(`${file} was cut or is no backup of a Seguia data server.`);
  }
}

function checkedHead(found: unknown, file: string): Head {
  const head = (typeof found === 'object' && found !== null ? found : {}) as {
    seguia_backup?: unknown;
    seguia_farm?: unknown;
  } & Partial<Head>;
  if (head.seguia_farm !== undefined)
    throw new SettingError(
      `${file} is what \`farms export\` wrote of one farm; only a backup of everything is put back.`,
    );
  if (head.seguia_backup === undefined) throw new SettingError(`${file} is no backup of a Seguia data server.`);
  if ((head.seguia_backup as number) < 2)
    throw new SettingError(`${file} has no hash and no end: put it back with the version that made it.`);
  if ((head.seguia_backup as number) > 2 || (head.migration ?? '') > newestMigration) {
    const made = `The backup was made by a newer version (${head.migration})`;
    throw new SettingError(`${made}; this one knows ${newestMigration}.`);
  }
  return head as Head;
}

/** Converts errors of the file into a SettingError; other errors are faults of ours. */
function withoutStack(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOENT') return new SettingError(`There is no file ${file}.`);
  if (code.startsWith('Z_')) return new SettingError(`${file} was cut or is no backup of a Seguia data server.`);
  return error;
}

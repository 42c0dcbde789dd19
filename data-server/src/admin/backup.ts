import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';
import { readState } from '../database/server-state.ts';
import type { Trx } from '../database/transaction.ts';
import { SettingError } from '../services/settings.ts';
import { isAfter } from '../sync/place.ts';
import { backupTables, type BackupTable, type End, type Head, type Rows } from './backup-format.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 500;

/**
 * Writes everything as gzipped lines of JSON, as it is at one moment: the same for both databases, so that one can be moved into the other. The file has its name
 * only when it is whole and on the disk. Answers the number of rows. Throws SettingError where the name is taken.
 */
export async function backup(db: Db, file: string, now: Date): Promise<number> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(4).toString('hex')}.part`);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // SQLite reads one moment in any transaction.
  const transaction = isPostgres ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  try {
    const count = await transaction.execute(async (trx) => {
      const counter = { rows: 0 };
      await pipeline(
        Readable.from(lines(trx, now, counter)),
        createGzip(),
        createWriteStream(part, { mode: 0o600, flags: 'wx' }),
      );
      return counter.rows;
    });
    await giveName(part, file);
    return count;
  } finally {
    await rm(part, { force: true });
  }
}

/** Puts the file on the disk, then gives it its name; a link, unlike a renaming, never replaces another file. */
async function giveName(part: string, file: string) {
  const handle = await open(part);
  await handle.sync();
  await handle.close();
  await link(part, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new SettingError(`${file} is there already; a backup replaces no file.`) : error;
  });
}

async function* lines(trx: Trx, now: Date, counter: { rows: number }): AsyncGenerator<string> {
  const { epoch, epochsBefore } = await readState(trx);
  const head: Head = {
    seguia_backup: 2,
    migration: newestMigration,
    epoch,
    epochs_before: epochsBefore,
    made_at: now.toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  for (const table of Object.keys(backupTables) as BackupTable[]) {
    counts[table] = 0;
    for await (const rows of rowsOf(trx, table)) {
      counts[table] += rows.length;
      counter.rows += rows.length;
      const line = `${JSON.stringify({ table, rows } satisfies Rows)}\n`;
      hash.update(line);
      yield line;
    }
  }
  yield `${JSON.stringify({ end: { counts, hash: hash.digest('hex') } } satisfies End)}\n`;
}

/** A table in the order of its key, some rows at a time. */
async function* rowsOf(trx: Trx, table: BackupTable): AsyncGenerator<Record<string, string | number>[]> {
  const order = backupTables[table].map((column) => ({ column, descending: false }));
  let rows: Record<string, string | number>[] = [];
  do {
    const last = rows.at(-1);
    const behind =
      last &&
      isAfter(
        order,
        order.map(({ column }) => last[column] ?? ''),
      );
    const where = behind ? sql`WHERE ${behind}` : sql``;
    const columns = sql.join(order.map(({ column }) => sql.ref(column)));
    const found = await sql<Record<string, string | number>>`
      SELECT * FROM ${sql.table(table)} ${where} ORDER BY ${columns} LIMIT ${rowsAtOnce}`.execute(trx);
    ({ rows } = found);
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsAtOnce);
}

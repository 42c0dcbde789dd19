import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import { letWait } from '../database/let-wait.ts';
import type { Trx } from '../database/transaction.ts';
import { SettingError } from '../services/settings.ts';
import { isAfter } from '../sync/place.ts';
import { backupTables, pictures, type BackupTable, type End, type PictureRow, type Rows } from './backup-format.ts';

/** How many rows are in memory at a time. */
const rowsAtOnce = 500;

/** A table, and which of its rows and columns are written; all by default. */
export interface Part {
  table: BackupTable;
  where?: RawBuilder<unknown>;
  columns?: readonly string[];
}

/**
 * Writes gzipped lines of JSON, as the database is at one moment: the result of `head`, the rows of each part, pictures, and an end with
 * counts and hash. The file gets its name only when it is complete and on the disk, and only its owner can read it. Returns the number of
 * rows in each table. Throws SettingError if the file exists.
 */
export async function writeRows(
  db: Db,
  file: string,
  head: (trx: Trx) => Promise<object>,
  parts: readonly Part[],
  picturesOf: (trx: Trx) => AsyncIterable<PictureRow>,
): Promise<Record<string, number>> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(4).toString('hex')}.part`);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In SQLite every transaction sees a single moment.
  const transaction = isPostgres ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  const counts: Record<string, number> = {};
  try {
    await transaction.execute(async (trx) => {
      await letWait(trx);
      await pipeline(
        Readable.from(lines(await head(trx), rowsIn(trx, parts, picturesOf), counts)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
      );
    });
    await giveName(unfinished, file);
    return counts;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Flushes the file to the disk, then names it. A link, unlike a rename, never replaces another file. */
async function giveName(unfinished: string, file: string) {
  const handle = await open(unfinished);
  await handle.sync();
  await handle.close();
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new SettingError(`${file} is there already; no file is replaced.`) : error;
  });
}

/** One line per portion of rows. */
async function* rowsIn(
  trx: Trx,
  parts: readonly Part[],
  picturesOf: (trx: Trx) => AsyncIterable<PictureRow>,
): AsyncGenerator<Rows> {
  for (const part of parts) {
    // A table without rows is counted, too.
    yield { table: part.table, rows: [] };
    for await (const rows of rowsOf(trx, part)) yield { table: part.table, rows };
  }
  yield { table: pictures, rows: [] };
  for await (const row of picturesOf(trx)) yield { table: pictures, rows: [row] };
}

async function* lines(
  head: object,
  parts: AsyncIterable<Rows>,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  const hash = createHash('sha256');
  for await (const part of parts) {
    counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
    if (part.rows.length === 0) continue;
    const line = `${JSON.stringify(part)}\n`;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ end: { counts, hash: hash.digest('hex') } } satisfies End)}\n`;
}

/** The rows in the order of their table's key, in portions. */
async function* rowsOf(trx: Trx, part: Part): AsyncGenerator<Record<string, string | number>[]> {
  const order = backupTables[part.table].map((column) => ({ column, descending: false }));
  const columns = part.columns ? sql.join(part.columns.map((column) => sql.ref(column))) : sql`*`;
  const key = sql.join(order.map(({ column }) => sql.ref(column)));
  let rows: Record<string, string | number>[] = [];
  do {
    const last = rows.at(-1);
    const behind = last
      ? isAfter(
          order,
          order.map(({ column }) => last[column] ?? ''),
        )
      : null;
    const conditions = [part.where, behind].filter((condition) => condition !== null && condition !== undefined);
    const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
    const found = await sql<Record<string, string | number>>`
      SELECT ${columns} FROM ${sql.table(part.table)} ${where} ORDER BY ${key} LIMIT ${rowsAtOnce}`.execute(trx);
    ({ rows } = found);
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsAtOnce);
}

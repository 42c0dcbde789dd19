import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import type { Arguments } from './admin.ts';

/** In the order in which rows may be put back: what is referred to comes first. */
export const commonTables = ['accounts', 'one_time_passwords', 'sessions', 'farmers'] as const;
export const farmTables = [
  'farm_accounts',
  'plots',
  'crops',
  'crop_types',
  'plot_crops',
  'readings',
  'campaigns',
  'target_bands',
  'revisions',
] as const;

export interface Head {
  seguia_backup: 1;
  migration: string;
}

/** One table's rows, or those of one farm. */
export interface Rows {
  table: keyof Tables;
  rows: unknown[];
}

/** Writes everything as gzipped lines of JSON, as it is at one moment: the same for both databases, so that one can be moved into the other. */
export async function backup(db: Db, words: Arguments): Promise<string> {
  const file = words.file();
  const isPostgres =
    db.getExecutor().adapter.supportsTransactionalDdl && db.getExecutor().adapter.supportsMultipleConnections;
  const transaction = isPostgres ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  const count = await transaction.execute(async (trx) => {
    const counter = { rows: 0 };
    await pipeline(
      Readable.from(lines(trx, counter)),
      createGzip(),
      createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    );
    return counter.rows;
  });
  return `${count} rows are in ${file}`;
}

async function* lines(trx: Trx, counter: { rows: number }): AsyncGenerator<string> {
  const head: Head = { seguia_backup: 1, migration: newestMigration };
  yield `${JSON.stringify(head)}\n`;
  const line = (part: Rows) => {
    counter.rows += part.rows.length;
    return `${JSON.stringify(part)}\n`;
  };
  for (const table of commonTables) yield line({ table, rows: await trx.selectFrom(table).selectAll().execute() });
  const farms = await trx.selectFrom('farmers').select('id').execute();
  for (const { id } of farms) {
    for (const table of farmTables) {
      yield line({ table, rows: await trx.selectFrom(table).selectAll().where('farmer_id', '=', id).execute() });
    }
  }
}

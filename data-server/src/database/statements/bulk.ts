import type { Insertable } from 'kysely';
import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';

/** SQLite accepts 32,766 values per statement, PostgreSQL 65,535; statements with a few thousand compile fastest. */
const mostValues = 2000;

/** Inserts many rows in few statements. */
export async function insertAll<Table extends keyof Tables>(
  db: Db | Trx,
  table: Table,
  rows: Insertable<Tables[Table]>[],
) {
  const size = Math.max(1, Math.floor(mostValues / Object.keys(rows[0] ?? { none: 0 }).length));
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

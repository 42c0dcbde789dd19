import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** The number of tries per address and e-mail (as a hash) in the current window; for several servers on one database. */
export async function up(db: Kysely<unknown>, { text, int, options }: ColumnTypes) {
  const columns = `key ${text} PRIMARY KEY, count ${int} NOT NULL, until ${int} NOT NULL`;
  await sql.raw(`CREATE TABLE limits (${columns}) ${options}`).execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Which application a session belongs to, and which one made a campaign. What was there before was made with ours. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes) {
  for (const table of ['sessions', 'campaigns'])
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN app ${text} NOT NULL DEFAULT 'seguia'`).execute(db);
}

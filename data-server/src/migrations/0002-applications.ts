import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** The application that a session belongs to, and the one that made a campaign. Existing rows were made with ours. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes) {
  for (const table of ['sessions', 'campaigns'])
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN app ${text} NOT NULL DEFAULT 'seguia'`).execute(db);
}

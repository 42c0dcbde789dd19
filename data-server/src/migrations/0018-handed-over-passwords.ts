import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** When the password of an account ends that an operator handed over and nobody has used. It is not in the table of mailed ones, where a mail would replace it. */
export async function up(db: Kysely<unknown>, { int }: ColumnTypes) {
  await sql.raw(`ALTER TABLE accounts ADD COLUMN password_expire_at ${int}`).execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/**
 * Accounts that may not log in, and events of accounts and rights. The key of the audit log begins with the farm or account that a row is
 * about.
 */
export async function up(db: Kysely<unknown>, { int, text, options }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`ALTER TABLE accounts ADD COLUMN disabled_at ${int}`);
  await run(`CREATE TABLE audit (owner ${text} NOT NULL, at ${int} NOT NULL, id ${text} NOT NULL,
    owner_kind ${text} NOT NULL CHECK (owner_kind IN ('farm', 'account', 'email')), action ${text} NOT NULL,
    actor ${text} NOT NULL, account_id ${text}, address ${text}, detail ${text}, PRIMARY KEY (owner, at, id)) ${options}`);
  await run(`CREATE INDEX audit_by_time ON audit (at)`);
  await run(`CREATE INDEX audit_by_account ON audit (account_id, at)`);
}

import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/**
 * Replaces the list of subjects that revisions may be about. SQLite cannot change a check in place, so the table is rebuilt there. No table
 * refers to revisions.
 */
export async function replaceSubjects(
  db: Kysely<unknown>,
  { int, text, options, isSqlite }: ColumnTypes,
  subjects: readonly string[],
) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const check = `subject IN (${subjects.map((subject) => `'${subject}'`).join(', ')})`;
  if (!isSqlite) {
    await run('ALTER TABLE revisions DROP CONSTRAINT revisions_subject_check');
    await run(`ALTER TABLE revisions ADD CONSTRAINT revisions_subject_check CHECK (${check})`);
    return;
  }
  await run('ALTER TABLE revisions RENAME TO revisions_before');
  await run(`CREATE TABLE revisions (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    subject ${text} NOT NULL CHECK (${check}), subject_id ${text} NOT NULL,
    version ${int} NOT NULL, action ${text} NOT NULL CHECK (action IN ('created', 'updated', 'deleted', 'restored')),
    at ${int} NOT NULL, account_id ${text} NOT NULL REFERENCES accounts (id), idempotency_key ${text} NOT NULL,
    request_hash ${text} NOT NULL, snapshot ${text} NOT NULL,
    PRIMARY KEY (farmer_id, subject, subject_id, version), UNIQUE (farmer_id, idempotency_key)) ${options}`);
  const columns = `farmer_id, subject, subject_id, version, action, at, account_id, idempotency_key, request_hash, snapshot`;
  await run(`INSERT INTO revisions (${columns}) SELECT ${columns} FROM revisions_before`);
  await run('DROP TABLE revisions_before');
}

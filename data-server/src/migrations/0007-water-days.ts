import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const subjects = `subject IN ('reading', 'campaign', 'target_band', 'water_day')`;

/** Water and light of days, of a farm or of one of its plots, and revisions about them. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, real, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE water_days (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    id ${text} NOT NULL CHECK (length(id) IN (10, 47)), change_no ${int} NOT NULL CHECK (change_no > 0),
    created_at ${int} NOT NULL, updated_at ${int} NOT NULL, deleted_at ${int}, plot_id ${text},
    date ${text} NOT NULL CHECK (length(date) = 10), irrigation ${real} CHECK (irrigation >= 0 AND irrigation <= 100),
    radiation ${real} CHECK (radiation >= 0 AND radiation <= 4500), created_by ${text} NOT NULL REFERENCES accounts (id),
    version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, id),
    FOREIGN KEY (farmer_id, plot_id) REFERENCES plots (farmer_id, id),
    CHECK (coalesce(irrigation, radiation) IS NOT NULL)) ${options}`);
  await run(`CREATE INDEX water_days_by_change ON water_days (farmer_id, change_no)`);
  await (types.isSqlite ? rebuildRevisions(run, types) : replaceCheck(run));
}

type Run = (statement: string) => Promise<unknown>;

async function replaceCheck(run: Run) {
  await run('ALTER TABLE revisions DROP CONSTRAINT revisions_subject_check');
  await run(`ALTER TABLE revisions ADD CONSTRAINT revisions_subject_check CHECK (${subjects})`);
}

/** SQLite changes no check of a table: it is made anew. Nothing refers to revisions. */
async function rebuildRevisions(run: Run, { int, text, options }: ColumnTypes) {
  await run('ALTER TABLE revisions RENAME TO revisions_before');
  await run(`CREATE TABLE revisions (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    subject ${text} NOT NULL CHECK (${subjects}), subject_id ${text} NOT NULL,
    version ${int} NOT NULL, action ${text} NOT NULL CHECK (action IN ('created', 'updated', 'deleted', 'restored')),
    at ${int} NOT NULL, account_id ${text} NOT NULL REFERENCES accounts (id), idempotency_key ${text} NOT NULL,
    request_hash ${text} NOT NULL, snapshot ${text} NOT NULL,
    PRIMARY KEY (farmer_id, subject, subject_id, version), UNIQUE (farmer_id, idempotency_key)) ${options}`);
  const columns = `farmer_id, subject, subject_id, version, action, at, account_id, idempotency_key, request_hash, snapshot`;
  await run(`INSERT INTO revisions (${columns}) SELECT ${columns} FROM revisions_before`);
  await run('DROP TABLE revisions_before');
}

import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

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
  await replaceSubjects(db, types, ['reading', 'campaign', 'target_band', 'water_day']);
}

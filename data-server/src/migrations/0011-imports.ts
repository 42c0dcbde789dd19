import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** Files whose readings were imported, and the place of each of these readings in its file. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE imports (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    id ${text} NOT NULL CHECK (length(id) = 36), file_name ${text} NOT NULL, imported ${int} NOT NULL CHECK (imported >= 0),
    skipped ${int} NOT NULL CHECK (skipped >= 0), stayed ${int} CHECK (stayed >= 0),
    created_by ${text} NOT NULL REFERENCES accounts (id), created_at ${int} NOT NULL,
    version ${int} NOT NULL CHECK (version >= 1), deleted_at ${int}, PRIMARY KEY (farmer_id, id)) ${options}`);
  await run(`ALTER TABLE readings ADD COLUMN import_id ${text} CHECK (length(import_id) = 36)`);
  await run(`ALTER TABLE readings ADD COLUMN source ${text}`);
  await run(`CREATE INDEX readings_by_import ON readings (farmer_id, import_id) WHERE import_id IS NOT NULL`);
  const before = ['reading', 'campaign', 'target_band', 'water_day', 'planting', 'member', 'invitation'];
  await replaceSubjects(db, types, [...before, 'plot', 'crop', 'crop_type', 'import']);
}

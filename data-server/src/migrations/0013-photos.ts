import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** Photos of readings, and revisions about them. A photo outlives the tombstone of its reading until it is cleared away. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE photos (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    id ${text} NOT NULL CHECK (length(id) = 36), change_no ${int} NOT NULL CHECK (change_no > 0),
    created_at ${int} NOT NULL, updated_at ${int} NOT NULL, deleted_at ${int},
    reading_id ${text} NOT NULL CHECK (length(reading_id) = 36), width ${int} NOT NULL CHECK (width > 0),
    height ${int} NOT NULL CHECK (height > 0), bytes ${int} NOT NULL CHECK (bytes > 0),
    sha256 ${text} NOT NULL CHECK (length(sha256) = 64), created_by ${text} NOT NULL REFERENCES accounts (id),
    version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, id)) ${options}`);
  await run(`CREATE INDEX photos_by_change ON photos (farmer_id, change_no)`);
  await run(`CREATE INDEX photos_by_reading ON photos (farmer_id, reading_id)`);
  const before = ['reading', 'campaign', 'target_band', 'water_day', 'planting', 'member', 'invitation'];
  await replaceSubjects(db, types, [...before, 'plot', 'crop', 'crop_type', 'import', 'morning_mail', 'photo']);
}

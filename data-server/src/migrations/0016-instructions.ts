import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** What is to be done at a plot at its next reading, and revisions about it. A reading that ticks one off may arrive later, or never. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE instructions (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    id ${text} NOT NULL CHECK (length(id) = 36), change_no ${int} NOT NULL CHECK (change_no > 0), created_at ${int} NOT NULL,
    updated_at ${int} NOT NULL, deleted_at ${int}, plot_id ${text} NOT NULL, text ${text} NOT NULL CHECK (length(text) > 0),
    done_at ${int}, done_by ${text} REFERENCES accounts (id), reading_id ${text} CHECK (length(reading_id) = 36),
    created_by ${text} NOT NULL REFERENCES accounts (id), version ${int} NOT NULL CHECK (version >= 1),
    PRIMARY KEY (farmer_id, id), FOREIGN KEY (farmer_id, plot_id) REFERENCES plots (farmer_id, id),
    CHECK ((done_at IS NULL) = (done_by IS NULL)), CHECK (reading_id IS NULL OR done_at IS NOT NULL)) ${options}`);
  await run('CREATE INDEX instructions_by_change ON instructions (farmer_id, change_no)');
  const before = [
    'reading',
    'campaign',
    'target_band',
    'water_day',
    'planting',
    'member',
    'invitation',
    'plot',
    'crop',
  ];
  const later = ['crop_type', 'import', 'morning_mail', 'photo', 'meter', 'calibration', 'instruction'];
  await replaceSubjects(db, types, [...before, ...later]);
}

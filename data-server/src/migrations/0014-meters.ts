import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** The farm's meters, the log of their calibrations, and a reading's meter. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, real, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const columns = `farmer_id ${text} NOT NULL REFERENCES farmers (id), id ${text} NOT NULL CHECK (length(id) = 36),
    change_no ${int} NOT NULL CHECK (change_no > 0), created_at ${int} NOT NULL, updated_at ${int} NOT NULL, deleted_at ${int},
    version ${int} NOT NULL CHECK (version >= 1)`;
  const key = 'PRIMARY KEY (farmer_id, id)';
  await run(`CREATE TABLE meters (${columns}, name ${text} NOT NULL,
    kind ${text} NOT NULL CHECK (kind IN ('ec', 'ph', 'ec_ph')), serial_number ${text}, ph_buffers ${text} NOT NULL,
    ec_standards ${text} NOT NULL, calibration_days ${int} NOT NULL CHECK (calibration_days >= 1),
    retired ${int} NOT NULL CHECK (retired IN (0, 1)), ${key}) ${options}`);
  await run(`CREATE TABLE calibrations (${columns}, meter_id ${text} NOT NULL, at ${int} NOT NULL, points ${text} NOT NULL,
    temperature ${real}, slope ${real} CHECK (slope > 0), offset_mv ${real}, cell_constant ${real} CHECK (cell_constant > 0),
    ec_standard ${real} CHECK (ec_standard > 0), created_by ${text} NOT NULL REFERENCES accounts (id), withdrawn_at ${int},
    withdrawn_by ${text} REFERENCES accounts (id), ${key},
    FOREIGN KEY (farmer_id, meter_id) REFERENCES meters (farmer_id, id)) ${options}`);
  for (const table of ['meters', 'calibrations'])
    await run(`CREATE INDEX ${table}_by_change ON ${table} (farmer_id, change_no)`);
  await run(`ALTER TABLE readings ADD COLUMN meter_id ${text} CHECK (length(meter_id) = 36)`);
  const before = ['reading', 'campaign', 'target_band', 'water_day', 'planting', 'member', 'invitation'];
  await replaceSubjects(db, types, [
    ...before,
    'plot',
    'crop',
    'crop_type',
    'import',
    'morning_mail',
    'photo',
    'meter',
    'calibration',
  ]);
}

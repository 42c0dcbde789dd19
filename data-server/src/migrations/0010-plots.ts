import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** Plots, crops and varieties that managers change in the app, each with a version and revisions. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, real, text } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const columns = [
    `house ${text}`,
    `drippers ${int} CHECK (drippers >= 1)`,
    `dripper_rate ${real} CHECK (dripper_rate > 0)`,
    `dripper_rate_unit ${text} CHECK (dripper_rate_unit IN ('ml_per_hour', 'ml_per_pulse'))`,
  ];
  for (const column of columns) await run(`ALTER TABLE plots ADD COLUMN ${column}`);
  for (const table of ['plots', 'crops', 'crop_types'])
    await run(`ALTER TABLE ${table} ADD COLUMN version ${int} NOT NULL DEFAULT 1 CHECK (version >= 1)`);
  for (const table of ['crops', 'crop_types'])
    await run(`ALTER TABLE ${table} ADD COLUMN archived ${int} NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))`);
  const before = ['reading', 'campaign', 'target_band', 'water_day', 'planting', 'member', 'invitation'];
  await replaceSubjects(db, types, [...before, 'plot', 'crop', 'crop_type']);
}

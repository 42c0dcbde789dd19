import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** The first days of a planting's stages, with revisions about them, and limits of drain EC − intake EC. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, real, text } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const stage of ['first_flower', 'first_harvest', 'topped'])
    await run(
      `ALTER TABLE plot_crops ADD COLUMN ${stage} ${text} CHECK (length(${stage}) = 10 AND ${stage} >= from_date)`,
    );
  await run(`ALTER TABLE plot_crops ADD COLUMN version ${int} NOT NULL DEFAULT 1 CHECK (version >= 1)`);
  await run(`ALTER TABLE target_bands ADD COLUMN ec_difference_low ${real}`);
  await run(
    `ALTER TABLE target_bands ADD COLUMN ec_difference_high ${real} CHECK (ec_difference_high >= ec_difference_low)`,
  );
  await replaceSubjects(db, types, ['reading', 'campaign', 'target_band', 'water_day', 'planting']);
}

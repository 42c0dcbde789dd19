import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { describeLargeFarm, readingIndexes } from './large-farm.ts';

/** Makes an index for every filter and order of the readings' list. */
export async function up(db: Kysely<unknown>, { isSqlite }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const name of ['readings_by_time', 'readings_by_plot', 'readings_by_date']) await run(`DROP INDEX ${name}`);
  for (const [name, columns] of Object.entries(readingIndexes))
    await run(`CREATE INDEX ${name} ON readings (farmer_id, ${columns.join(', ')}, id) WHERE deleted_at IS NULL`);
  await run(`CREATE INDEX readings_deleted ON readings (farmer_id, timestamp, id) WHERE deleted_at IS NOT NULL`);
  if (isSqlite) await describeLargeFarm(db);
}

import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Indexes by which every filter and every order of the readings' list finds its first row, each ending with the id. */
const live = {
  readings_by_time: ['timestamp'],
  readings_by_plot: ['plot_id', 'timestamp'],
  readings_by_author: ['created_by', 'timestamp'],
  readings_by_author_and_plot: ['created_by', 'plot_id', 'timestamp'],
  readings_by_date: ['date'],
  readings_by_time_of_day: ['time'],
  readings_by_creation: ['created_at'],
  readings_by_update: ['updated_at'],
} as const;

/** Rows of a farm that share a value, of a farm with 100,000 readings. */
const shared = { timestamp: 2, plot_id: 2500, created_by: 10_000, date: 80, time: 70, created_at: 2, updated_at: 2 };

/** Readings are found by an index whatever the list is filtered and ordered by. */
export async function up(db: Kysely<unknown>, { isSqlite }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const name of ['readings_by_time', 'readings_by_plot', 'readings_by_date']) await run(`DROP INDEX ${name}`);
  for (const [name, columns] of Object.entries(live))
    await run(`CREATE INDEX ${name} ON readings (farmer_id, ${columns.join(', ')}, id) WHERE deleted_at IS NULL`);
  await run(`CREATE INDEX readings_deleted ON readings (farmer_id, timestamp, id) WHERE deleted_at IS NOT NULL`);
  if (isSqlite) await describeLargeFarm(run);
}

/**
 * SQLite plans by figures that it counts only on command, and takes a farm for ten rows without them. These are a large farm's, so that a query has the
 * plan that suits one whatever the database holds; `ANALYZE` replaces them by counted ones.
 */
async function describeLargeFarm(run: (statement: string) => Promise<unknown>) {
  await run('ANALYZE readings');
  await run(`DELETE FROM sqlite_stat1 WHERE tbl = 'readings'`);
  const figures: Record<string, string> = {
    sqlite_autoindex_readings_1: '1000000 100000 1',
    readings_by_change: '1000000 100000 1',
    readings_deleted: '1000 100 1 1',
  };
  for (const [name, columns] of Object.entries(live)) {
    let rows = 100_000;
    const counts = columns.map((column) => {
      rows = Math.max(1, Math.round((rows * shared[column]) / 100_000));
      return rows;
    });
    figures[name] = ['1000000 100000', ...counts, '1'].join(' ');
  }
  for (const [name, counts] of Object.entries(figures))
    await run(`INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('readings', '${name}', '${counts}')`);
  await run('ANALYZE sqlite_schema');
}

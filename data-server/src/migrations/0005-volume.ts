import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Indexes with which every filter and order of the readings' list finds its first row; each ends with the id. */
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

/** How many rows of a farm share a value, on a farm with 100,000 readings. */
const shared = { timestamp: 2, plot_id: 2500, created_by: 10_000, date: 80, time: 70, created_at: 2, updated_at: 2 };

/** Makes an index for every filter and order of the readings' list. */
export async function up(db: Kysely<unknown>, { isSqlite }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const name of ['readings_by_time', 'readings_by_plot', 'readings_by_date']) await run(`DROP INDEX ${name}`);
  for (const [name, columns] of Object.entries(live))
    await run(`CREATE INDEX ${name} ON readings (farmer_id, ${columns.join(', ')}, id) WHERE deleted_at IS NULL`);
  await run(`CREATE INDEX readings_deleted ON readings (farmer_id, timestamp, id) WHERE deleted_at IS NOT NULL`);
  if (isSqlite) await describeLargeFarm(run);
}

/**
 * SQLite plans queries by statistics that it collects only on command, and without them assumes ten rows per farm. These are those of a
 * large farm, so that a query gets the plan that suits one, whatever the database contains; `ANALYZE` replaces them by real ones.
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

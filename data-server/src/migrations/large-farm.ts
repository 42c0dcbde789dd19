import { sql, type Kysely } from 'kysely';

/** Indexes with which every filter and order of the readings' list finds its first row; each ends with the id. */
export const readingIndexes = {
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

/**
 * SQLite plans queries by statistics that it collects only on command, and without them assumes ten rows per farm. These are those of a
 * large farm, so that a query gets the plan that suits one, whatever the database contains; `ANALYZE` replaces them by real ones. A table that
 * is dropped loses its statistics, so who builds the table of readings anew calls this afterwards.
 */
export async function describeLargeFarm(db: Kysely<unknown>) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('ANALYZE readings');
  await run(`DELETE FROM sqlite_stat1 WHERE tbl = 'readings'`);
  const figures: Record<string, string> = {
    sqlite_autoindex_readings_1: '1000000 100000 1',
    readings_by_change: '1000000 100000 1',
    readings_deleted: '1000 100 1 1',
  };
  for (const [name, columns] of Object.entries(readingIndexes)) {
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

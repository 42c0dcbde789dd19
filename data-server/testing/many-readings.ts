import { sql } from 'kysely';
import type { Database } from '../src/database/db.ts';
import { measureColumns } from '../src/database/measure-columns.ts';

export interface ManyReadings {
  farmId: string;
  plots: readonly string[];
  authors: readonly string[];
  count: number;
  /** The newest day; 80 readings a day before it. */
  today: string;
}

/** Readings of a day, so that farms of any size have as many in a window of days. */
const readingsOfDay = 80;

/** Rows of one statement: PostgreSQL breaks off one that takes too long, as a hundred thousand may on a busy machine. */
const rowsAtOnce = 10_000;

/** Fills a farm that has none with readings, written by the database itself: a million in seconds. Each has its own change number. */
export async function insertReadings({ db, kind }: Database, { farmId, plots, authors, count, today }: ManyReadings) {
  const isSqlite = kind === 'sqlite';
  const newest = Math.floor(Date.parse(`${today}T00:00:00Z`) / 1000);
  const chosen = (values: readonly string[]) =>
    sql.raw(`CASE i % ${values.length} ${values.map((value, at) => `WHEN ${at} THEN '${value}'`).join(' ')} END`);
  const day = sql.raw(`(i / ${readingsOfDay})`);
  const id = sql.raw(isSqlite ? `printf('%012x', i)` : `lpad(to_hex(i), 12, '0')`);
  const date = isSqlite
    ? sql`date(${today}, '-' || ${day} || ' days')`
    : sql`to_char(${today}::date - ${day}::int, 'YYYY-MM-DD')`;
  const time = sql.raw(
    isSqlite ? `printf('%02d:%02d', i % 24, i % 60)` : `to_char(i % 24, 'FM00') || ':' || to_char(i % 60, 'FM00')`,
  );
  // The zone of the farm is UTC here: an instant follows from day and time.
  const at = sql`(${sql.lit(newest)} - ${day} * 86400 + (i % 24) * 3600 + (i % 60) * 60)`;
  for (let first = 0; first < count; first += rowsAtOnce)
    await sql`
    INSERT INTO readings (farmer_id, id, change_no, created_at, updated_at, deleted_at, plot_id, date, time, timestamp,
      ${sql.raw(measureColumns.join(', '))}, entry_type, created_by, version)
    WITH RECURSIVE numbers (i) AS (SELECT CAST(${sql.lit(first)} AS bigint) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${sql.lit(Math.min(first + rowsAtOnce, count) - 1)})
    SELECT ${sql.lit(farmId)}, ${sql.lit(farmId.slice(0, 24))} || ${id}, i + 1, ${at}, ${at} + i % 977, NULL, ${chosen(plots)}, ${date}, ${time}, ${at},
      ${sql.raw(measureColumns.map(() => '2').join(', '))}, 'value', ${chosen(authors)}, 1
    FROM numbers`.execute(db);
  await db.updateTable('farmers').set({ change_no: count }).where('id', '=', farmId).execute();
  if (!isSqlite) await sql`ANALYZE readings`.execute(db);
}

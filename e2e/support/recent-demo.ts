// A phone that is new to a farm pulls its readings behind the screen: 18 months of the demo's cost more than all else that most journeys do.
import { DatabaseSync } from 'node:sqlite';

/**
 * Leaves of a demo's readings the last 30 days, and before them one day in seven with one reading of each plot: 18 months that a phone has in a moment.
 * Its data server may be running.
 */
export function leaveRecentReadings(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA busy_timeout = 5000;
    BEGIN;
    CREATE TEMP TABLE last AS SELECT farmer_id, max(date) AS day FROM readings GROUP BY farmer_id;
    DELETE FROM readings WHERE EXISTS (
      SELECT 1 FROM last WHERE last.farmer_id = readings.farmer_id AND julianday(day) - julianday(date) > 30
        AND ((julianday(day) - julianday(date)) % 7 <> 0 OR EXISTS (
          SELECT 1 FROM readings AS earlier WHERE earlier.farmer_id = readings.farmer_id AND earlier.plot_id = readings.plot_id
            AND earlier.date = readings.date AND earlier.time < readings.time))
    );
    DELETE FROM revisions WHERE subject = 'reading'
      AND NOT EXISTS (SELECT 1 FROM readings WHERE readings.farmer_id = revisions.farmer_id AND id = subject_id);
    COMMIT;
  `);
  database.close();
}

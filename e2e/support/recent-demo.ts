// Makes a demo with few readings. A phone that is new to a farm pulls its readings in the background, and the demo's 18 months take longer
// than everything else in most journeys.
import { DatabaseSync } from 'node:sqlite';

/**
 * Deletes readings of a demo, whose data server may be running. What stays are the last 30 days and, before them, one day a week with one
 * reading per plot: still 18 months, but quick to pull.
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
            AND earlier.date = readings.date AND earlier.time < readings.time AND earlier.deleted_at IS NULL))
    );
    DELETE FROM revisions WHERE subject = 'reading'
      AND NOT EXISTS (SELECT 1 FROM readings WHERE readings.farmer_id = revisions.farmer_id AND id = subject_id);
    COMMIT;
  `);
  database.close();
}

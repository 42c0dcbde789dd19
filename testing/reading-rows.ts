import { snake } from '@seguia/openapi';
import { notImported, type ReadingRow } from '../data-server/src/readings/readings.queries.ts';
import { type FarmClock, timestampOf } from '../shared/src/domain/farm-time.ts';
import { completeBody } from '../shared/src/domain/readings/normalise-reading.ts';
import { newId } from '../shared/src/domain/uuid.ts';

interface Sketch {
  plotId: string;
  date: string;
  time: string;
  author: { id: string };
}

/** Rows in the form of the data server's table, for farms with a past. */
export function rowsOf(farmId: string, clock: FarmClock, sketches: readonly Sketch[]): ReadingRow[] {
  return sketches.map(({ plotId, date, time, author }, index) => {
    const timestamp = timestampOf(date, time, clock);
    return {
      ...snake(
        completeBody({ plotId, date, time, entryType: 'value', intakeEc: 2 + (index % 10) / 100, intakePh: 5.8 }),
      ),
      farmer_id: farmId,
      id: newId(),
      timestamp,
      created_by: author.id,
      created_at: timestamp,
      updated_at: timestamp,
      version: 1,
      change_no: index + 2,
      deleted_at: null,
      ...notImported,
    };
  });
}

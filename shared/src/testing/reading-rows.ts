import type { ReadingRow } from '../../../data-server/src/readings/readings.queries.ts';
import { type FarmClock, timestampOf } from '../domain/farm-time.ts';
import { newId } from '../domain/uuid.ts';

interface Sketch {
  plotId: string;
  date: string;
  time: string;
  author: { id: string };
}

/** Rows as the data server keeps them, for farms with a past. */
export function rowsOf(farmId: string, clock: FarmClock, sketches: readonly Sketch[]): ReadingRow[] {
  return sketches.map(({ plotId, date, time, author }, index) => {
    const timestamp = timestampOf(date, time, clock);
    return {
      farmer_id: farmId,
      id: newId(),
      plot_id: plotId,
      date,
      time,
      timestamp,
      intake_ec: 2 + (index % 10) / 100,
      intake_ph: 5.8,
      drain_ec: null,
      drain_ph: null,
      entry_type: 'value',
      drain_percent: null,
      total_drained: null,
      intake_per_dripper: null,
      dripper_count: null,
      dripper_unit: null,
      note: null,
      created_by: author.id,
      created_at: timestamp,
      updated_at: timestamp,
      version: 1,
      change_no: index + 2,
      deleted_at: null,
    };
  });
}

import type { ReadingBody } from '@seguia/openapi';
import { timestampOf } from '../../domain/farm-time.ts';
import { isSameReading } from '../../domain/readings/same-reading.ts';
import type { FarmDevice } from '../local/farm-device.ts';

/** Whether the farm has another reading (not `id`) of the same plot, minute and values. Rejects where the browser gives no storage. */
export async function isRecorded(source: FarmDevice, body: ReadingBody, id: string): Promise<boolean> {
  const { farmId, clock } = source;
  const at = body.timestamp ?? timestampOf(body.date, body.time, clock);
  // An instant may contain the seconds of the clock that it came from.
  const minute = IDBKeyRange.bound([farmId, body.plotId, at - 60], [farmId, body.plotId, at + 60]);
  const rows = await (await source.device.db()).getAllFromIndex('readings', 'plot', minute);
  return rows.some(({ reading }) => reading.id !== id && isSameReading(reading, body));
}

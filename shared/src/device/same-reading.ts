import type { ReadingBody } from '@seguia/openapi';
import { timestampOf } from '../domain/farm-time.ts';
import { normaliseReading } from '../domain/reading-rules.ts';
import type { FarmDevice } from './farm-device.ts';

/** Whether the farm already has another reading (not `id`) of the same plot, minute and values. Rejects where the browser gives no storage. */
export async function isRecorded(source: FarmDevice, body: ReadingBody, id: string): Promise<boolean> {
  const { plotId, date, time } = body;
  const minute = timestampOf(date, time, source.clock);
  const rows = await (await source.device.db()).getAllFromIndex('readings', 'plot', [source.farmId, plotId, minute]);
  const values = JSON.stringify(normaliseReading(body));
  return rows.some(({ reading }) => reading.id !== id && JSON.stringify(normaliseReading(reading)) === values);
}

import { wholeReading } from '../../domain/readings/normalise-reading.ts';
import type { ApiClient } from '@seguia/openapi';
import { addDays, momentOf, timestampOf } from '../../domain/farm-time.ts';
import type { DeviceReading } from '../database/rows.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { deviceFloor, fetchReadings } from './older-readings.ts';
import { planQuery, readDownTo, type ReadingQuery } from './reading-query.ts';
import { toDeviceReading } from './reading-rows.ts';

/** Selects readings between two of the farm's days, both included. */
export type SpanQuery = Omit<ReadingQuery, 'limit'> & { from: string; to: string };

/** How many days one request fetches: a month of a large farm is some megabytes. */
const stretchDays = 31;

/**
 * All readings of a span, oldest first, including unsent changes: from the device, and older ones from the server, month by month. They are
 * not stored, because a season for a file is too much for a phone. Throws ApiError where the server is needed and does not answer.
 */
export async function readingsOfSpan(
  api: ApiClient,
  source: FarmDevice,
  { from, to, ...query }: SpanQuery,
): Promise<DeviceReading[]> {
  const { device, clock } = source;
  const db = await device.db();
  const floor = await deviceFloor(source);
  const here = await readDownTo(db, await planQuery(source, { ...query, from, to }), { at: 0, id: '' });
  const changed = new Set((await db.getAll('outbox')).map(({ readingId }) => readingId));
  const known = here.filter(({ id, at }) => (at ?? 0) >= floor || changed.has(id)).map(toDeviceReading);
  const older: DeviceReading[] = [];
  const lastOlder = Number.isFinite(floor) ? addDays(momentOf(floor, clock).date, -1) : to;
  const last = lastOlder < to ? lastOlder : to;
  for (let first = from; first <= last && timestampOf(first, '00:00', clock) < floor;) {
    const end = addDays(first, stretchDays - 1);
    const days = { from: first, to: end < last ? end : last };
    const fetched = await fetchReadings(api, source, query, days, true);
    for (const reading of fetched)
      if (!changed.has(reading.id)) older.push({ ...wholeReading(reading), state: 'sent' });
    first = addDays(end, 1);
  }
  return [...older, ...known].toSorted((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
}

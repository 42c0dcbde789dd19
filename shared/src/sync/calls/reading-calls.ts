import { atom } from 'jotai';
import { camel, type Reading, type Revision } from '@seguia/openapi';
import { newId } from '../../domain/uuid.ts';
import { wholeReading } from '../../domain/readings/normalise-reading.ts';
import { farmDeviceAtom, needFarmDevice } from '../../device/local/farm-device.ts';
import { readingsOfSpan, type SpanQuery } from '../../device/readings/readings-of-span.ts';
import type { DeviceReading } from '../../device/database/rows.ts';
import { applyServerReadings } from '../../device/readings/keep-readings.ts';
import { call } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';
import { limit } from './limit.ts';

/** The changes of a reading, newest first, as the server knows them. Throws ApiError. */
export const loadRevisionsAtom = atom(null, async (get, _set, id: string): Promise<Revision[]> => {
  const { farmId } = needFarmDevice(get(farmDeviceAtom));
  const params = { path: { farmer_id: farmId, id }, header: { 'no-paginate': true } };
  const signal = limit();
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/readings/{id}/revisions', { params, signal }))).data;
});

/** Restores a deleted reading on the server, then on the device. It needs the right to delete any reading. Throws ApiError. */
export const restoreReadingAtom = atom(null, async (get, set, id: string): Promise<Reading> => {
  const { device, farmId } = needFarmDevice(get(farmDeviceAtom));
  const [newest] = await set(loadRevisionsAtom, id);
  const params = {
    path: { farmer_id: farmId, id },
    header: { 'Idempotency-Key': newId(), 'If-Match': `"${newest?.version ?? 0}"` },
  };
  const signal = limit();
  const reading = camel(
    await call(get(apiAtom).POST('/farmers/{farmer_id}/readings/{id}/restore', { params, signal })),
  );
  await applyServerReadings(device, [reading]);
  return wholeReading(reading);
});

/** How many deleted readings `loadDeletedAtom` reads for each of its pages. */
const deletedPage = 100;

/**
 * The farm's deleted readings, last deleted first, for people who may restore them: as many pages of 100 as are wanted, so that there may be
 * more only where the last page is full. Throws ApiError.
 */
export const loadDeletedAtom = atom(null, async (get, _set, pages: number = 1): Promise<Reading[]> => {
  const { farmId } = needFarmDevice(get(farmDeviceAtom));
  const header = { paginate: deletedPage, 'order-by': ['-updated_at' as const] };
  const signal = limit();
  const readings: Reading[] = [];
  let after: string | undefined;
  do {
    const params = { path: { farmer_id: farmId }, query: { deleted: true, ...(after && { after }) }, header };
    const answer = await call(get(apiAtom).GET('/farmers/{farmer_id}/readings', { params, signal }));
    readings.push(...camel(answer).data.map(wholeReading));
    after = answer.meta.has_more ? answer.meta.next : undefined;
  } while (after && readings.length < pages * deletedPage);
  return readings;
});

/** All readings of a span, oldest first, for files and paper; those that the device lacks come from the server. Throws ApiError. */
export const loadReadingsAtom = atom(null, (get, _set, query: SpanQuery): Promise<DeviceReading[]> =>
  readingsOfSpan(get(apiAtom), needFarmDevice(get(farmDeviceAtom)), query),
);

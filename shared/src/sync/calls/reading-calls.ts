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

/** The farm's deleted readings, last deleted first, for people who may restore them. Throws ApiError. */
export const loadDeletedAtom = atom(null, async (get): Promise<Reading[]> => {
  const { farmId } = needFarmDevice(get(farmDeviceAtom));
  const header = { paginate: 100, 'order-by': ['-updated_at' as const] };
  const params = { path: { farmer_id: farmId }, query: { deleted: true }, header };
  const answer = await call(get(apiAtom).GET('/farmers/{farmer_id}/readings', { params, signal: limit() }));
  return camel(answer).data.map(wholeReading);
});

/** All readings of a span, oldest first, for files and paper; those that the device lacks come from the server. Throws ApiError. */
export const loadReadingsAtom = atom(null, (get, _set, query: SpanQuery): Promise<DeviceReading[]> =>
  readingsOfSpan(get(apiAtom), needFarmDevice(get(farmDeviceAtom)), query),
);

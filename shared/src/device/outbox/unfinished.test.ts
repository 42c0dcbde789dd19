import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReadingBody } from '@seguia/openapi';
import { farmNow, zoneClock } from '../../domain/farm-time.ts';
import { newId } from '../../domain/uuid.ts';
import { clearCache } from '../local/clear-cache.ts';
import { deviceOf } from '../local/device.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { isRecorded } from '../readings/same-reading.ts';
import { deleteReading, saveReading } from './save-reading.ts';
import { writeUnfinished, readUnfinished } from './unfinished.ts';

const me = { id: newId(), firstname: 'Malika', lastname: 'Benali' };
const clock = zoneClock('Africa/Casablanca');
let source: FarmDevice;
let place = 0;

beforeEach(() => {
  const device = deviceOf({ server: 'https://api.oasis.example', id: me.id }, `-unfinished-${(place += 1)}`);
  source = { device, farmId: 'farm', clock, me: me.id };
});

const body = (more: Partial<ReadingBody> = {}): ReadingBody => ({
  plotId: 'plot',
  ...farmNow(clock),
  entryType: 'value',
  intakeEc: 2,
  ...more,
});
const names = async (of = source) => (await readUnfinished(of)).map(({ what }) => what);
const outbox = async () => (await source.device.db()).getAll('outbox');

test('a read right after a draft was discarded is without it', async () => {
  await writeUnfinished(source, [{ what: 'draft', readingId: 'r', value: 1 }]);
  const written = writeUnfinished(source, [{ what: 'draft', readingId: 'r' }]);
  expect(await names()).toEqual([]);
  await written;
});

test('a device of an older app keeps its readings and gets room for unfinished ones', async () => {
  const old = await openDB(source.device.name, 1, {
    upgrade(made) {
      const readings = made.createObjectStore('readings', { keyPath: 'id' });
      readings.createIndex('plot', ['farm', 'plot', 'at']);
      made.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('reading', 'readingId');
      made.createObjectStore('marks');
    },
  });
  await old.put('readings', { id: 'kept' });
  old.close();
  await writeUnfinished(source, [{ what: 'draft', readingId: 'r', value: 1 }]);
  expect(await (await source.device.db()).getAllKeys('readings')).toEqual(['kept']);
  expect(await names()).toEqual(['draft']);
});

test('keeps unfinished readings per farm, the newest first, also after a logout', async () => {
  await writeUnfinished(source, [{ what: 'a', readingId: 'x', value: { text: '2,4' } }]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await writeUnfinished(source, [{ what: 'b', readingId: null, value: 'round' }]);
  await writeUnfinished({ ...source, farmId: 'other' }, [{ what: 'c', readingId: null, value: 1 }]);
  await clearCache(source.device);
  expect(await readUnfinished(source)).toMatchObject([
    { farm: 'farm', what: 'b', readingId: null, value: 'round' },
    { farm: 'farm', what: 'a', readingId: 'x', value: { text: '2,4' } },
  ]);
  expect(await names({ ...source, farmId: 'other' })).toEqual(['c']);
});

test('only its owner removes a draft', async () => {
  await writeUnfinished(source, [{ what: 'draft', readingId: 'mine', value: 1 }]);
  await writeUnfinished(source, [{ what: 'draft', readingId: 'another tab’s' }]);
  expect(await names()).toEqual(['draft']);
  await writeUnfinished(source, [{ what: 'draft', readingId: 'mine' }]);
  expect(await names()).toEqual([]);
});

test('a save, its drafts and the round are one transaction', async () => {
  const id = newId();
  const round = { what: 'round', readingId: null, value: { done: { plot: id } } };
  await writeUnfinished(source, [
    { what: 'draft.plot', readingId: id, value: 'typed' },
    { what: 'draft.other', readingId: 'other', value: 'typed' },
  ]);
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await saveReading(source, me, { ...body(), id }, [round]);
  const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([stores, mode, options]) => [stores, mode, options])).toEqual([
    [['readings', 'outbox', 'marks', 'unfinished'], 'readwrite', { durability: 'strict' }],
  ]);
  opened.mockRestore();
  expect((await names()).toSorted()).toEqual(['draft.other', 'round']);

  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveReading(source, me, { ...body(), id: 'other' })).rejects.toMatchObject({ reason: 'full' });
  refuse.mockRestore();
  expect(await names()).toContain('draft.other');
});

test('one draft saved in two tabs makes one reading', async () => {
  const id = newId();
  const first = await saveReading(source, me, { ...body(), id });
  const again = await saveReading(source, me, { ...body(), id });
  expect(again).toEqual(first);
  expect(await outbox()).toHaveLength(1);
  const differs = await saveReading(source, me, { ...body({ intakeEc: 2.2 }), id });
  expect(differs).toMatchObject({ id, intakeEc: 2.2 });
  expect(await (await source.device.db()).count('readings')).toBe(1);
  expect(await outbox()).toMatchObject([{ kind: 'put', readingId: id, body: { intakeEc: 2.2 } }]);
});

test('saving an open draft restores a reading that was deleted or refused meanwhile', async () => {
  const id = newId();
  await saveReading(source, me, { ...body(), id });
  const db = await source.device.db();
  const [entry] = await db.getAll('outbox');
  await db.put('outbox', { ...entry!, state: 'refused' });
  await db.put('readings', { ...(await db.get('readings', id))!, state: 'refused' });
  expect(await saveReading(source, me, { ...body(), id })).toMatchObject({ state: 'waiting' });
  await deleteReading(source, id);
  expect(await saveReading(source, me, { ...body(), id })).toMatchObject({ state: 'waiting' });
  expect((await outbox()).at(-1)).toMatchObject({ kind: 'put' });
});

test('recognises another reading of the same plot, minute and values, and not one that differs', async () => {
  const typed = body({ note: ' vent ' });
  const { id } = await saveReading(source, me, typed);
  expect(await isRecorded(source, { ...typed, note: 'vent' }, newId())).toBe(true);
  expect(await isRecorded(source, typed, id)).toBe(false);
  for (const other of [{ intakeEc: 2.1 }, { plotId: 'q' }, { time: typed.time === '00:00' ? '00:01' : '00:00' }])
    expect(await isRecorded(source, { ...typed, ...other }, newId()), JSON.stringify(other)).toBe(false);
  await deleteReading(source, id);
  expect(await isRecorded(source, typed, newId())).toBe(false);
});

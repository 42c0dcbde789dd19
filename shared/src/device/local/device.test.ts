import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { farmNow, zoneClock } from '../../domain/farm-time.ts';
import { newId } from '../../domain/uuid.ts';
import { normaliseCalibration } from '../../domain/meters/calibration-rules.ts';
import { saveInstruction } from '../instructions/save-instruction.ts';
import { noteCalibration } from '../meters/note-calibration.ts';
import { saveWaterDays } from '../water/save-water.ts';
import { clearCache } from './clear-cache.ts';
import { deviceOf, type Device } from './device.ts';
import { exportOutbox } from '../outbox/export-outbox.ts';
import type { FarmDevice } from './farm-device.ts';
import { follower } from './live-atom.ts';
import { planQuery, readPage } from '../readings/reading-query.ts';
import { sentRow } from '../readings/reading-rows.ts';
import { deleteReading, saveReading } from '../outbox/save-reading.ts';
import { readingOf } from '@seguia/testing/readings';
import { StorageFullError } from './storage-error.ts';
import type { Reading, ReadingBody } from '@seguia/openapi';

const me = { id: newId(), firstname: 'Malika', lastname: 'Benali' };
const clock = zoneClock('Asia/Kolkata');
const water = { plotId: null, irrigation: 4.2, radiation: 1800 };
const calibration = normaliseCalibration({ meterId: newId(), at: 1_780_000_000, slope: 97 });
const instruction = { plotId: 'plot', text: 'feed to 2.6', doneAt: null, readingId: null };
let device: Device;
let source: FarmDevice;
let place = 0;

beforeEach(() => {
  device = deviceOf({ server: 'https://api.oasis.example', id: me.id }, `-device-${(place += 1)}`);
  source = { device, farmId: 'farm', clock, me: me.id };
});

function body(more: Partial<ReadingBody> = {}): ReadingBody {
  const { date, time } = farmNow(clock);
  return { plotId: 'plot', date, time, entryType: 'value', intakeEc: 2, ...more };
}

function sentReading(index: number): Reading {
  const timestamp = 1_780_000_000 - index * 600;
  const place = { id: newId(), farmerId: 'farm', plotId: `plot ${index % 12}` };
  const when = { ...farmNow(clock, timestamp * 1000), timestamp, createdAt: timestamp, updatedAt: timestamp };
  return readingOf({ ...place, ...when, intakeEc: 2, drainPercent: 28, createdBy: me });
}

test('form → body → row → screen: what was typed is what is shown, field by field', async () => {
  const typed = body({
    intakeEc: 1.85,
    intakePh: 5.75,
    drainEc: 2.137,
    drainPh: 6.02,
    entryType: 'drippers',
    totalDrained: 0.3,
    intakePerDripper: 0.1,
    dripperCount: 12,
    dripperUnit: 'l',
    note: 'Vent fort',
  });
  const saved = await saveReading(source, me, typed);
  expect(saved).toMatchObject({ ...typed, drainPercent: 25, createdBy: me, state: 'waiting' });
  const row = await (await device.db()).get('readings', saved.id);
  expect({ ...row?.reading, state: row?.state }).toEqual(saved);
});

test('a device without room says so, and saves nothing', async () => {
  const db = await device.db();
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveReading(source, me, body())).rejects.toMatchObject({ name: 'StorageFullError', reason: 'full' });
  refuse.mockRestore();
  expect(await db.count('readings')).toBe(0);
  expect(await db.count('outbox')).toBe(0);
  await expect(saveReading(source, me, body())).resolves.toMatchObject({ state: 'waiting' });
});

test('a browser that gives no storage says so', async () => {
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(saveReading(source, me, body())).rejects.toBeInstanceOf(StorageFullError);
  refuse.mockRestore();
});

// Specification 4: logout clears crops, crop types and plots
// Specification 4: logout clears last and history readings, the current reading
// Specification 4: logout clears campaigns and the current campaign
test('logout removes fetched data, and never unsent changes', async () => {
  const db = await device.db();
  await db.put('readings', sentRow(sentReading(1)));
  await db.put('plots', { farm: 'farm', id: 'plot', item: {} as never });
  await db.put('marks', { mark: 'x' }, 'farm:readings');
  const waiting = await saveReading(source, me, body());
  await clearCache(device);
  expect(await db.getAllKeys('readings')).toEqual([waiting.id]);
  expect(await db.getAll('outbox')).toMatchObject([{ readingId: waiting.id, body: { intakeEc: 2 } }]);
  expect([await db.count('plots'), await db.get('marks', 'farm:readings')]).toEqual([0, undefined]);
});

test('a follower of the data gets every change once, with the newest value, and none after stopping', async () => {
  const shown: number[] = [];
  const load = async () => (await device.db()).count('readings');
  const { stop } = follower(device.changes, ['readings'], load, (count) => shown.push(count));
  await vi.waitFor(() => expect(shown).toEqual([0]));
  await Promise.all([saveReading(source, me, body()), saveReading(source, me, body())]);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2));
  stop();
  await saveReading(source, me, body());
  expect(shown.at(-1)).toBe(2);
});

/** The lists of which another tab is told once `save` is done. */
async function listsAnnouncedBy(save: () => Promise<unknown>): Promise<unknown> {
  const otherTab = new BroadcastChannel(device.name);
  const message = new Promise((resolve) => otherTab.addEventListener('message', (event) => resolve(event.data)));
  await save();
  const lists = await message;
  otherTab.close();
  return lists;
}

test.each<[string, string[], () => Promise<unknown>]>([
  ['a reading', ['readings', 'outbox'], () => saveReading(source, me, body())],
  ['water', ['waterDays', 'outbox'], () => saveWaterDays(source, [{ date: '2026-06-15', ...water }])],
  ['a calibration', ['outbox', 'calibrations'], () => noteCalibration(source, newId(), calibration)],
  ['an instruction', ['outbox', 'instructions'], () => saveInstruction(source, newId(), instruction)],
])('saving %s tells other tabs of the lists that show it, and of no others', async (_, lists, save) => {
  expect(await listsAnnouncedBy(save)).toEqual(lists);
});

test('taking back an instruction that was not sent tells other tabs of the list', async () => {
  const id = newId();
  await saveInstruction(source, id, instruction);
  expect(await listsAnnouncedBy(() => saveInstruction(source, id, null))).toEqual(['outbox', 'instructions']);
});

test('exports everything unsent as JSON and CSV', async () => {
  const saved = await saveReading(source, me, body({ note: '=SUM(A1); "vent"' }));
  await deleteReading(source, saved.id);
  const { json, csv } = exportOutbox(await (await device.db()).getAll('outbox'));
  expect(JSON.parse(await json.text())).toMatchObject([{ kind: 'put', body: { intakeEc: 2 } }, { kind: 'delete' }]);
  const [head, put] = (await csv.text()).replace('\uFEFF', '').split('\r\n');
  expect(head).toMatch(/^id,farm_id,action,state,reason,saved_at,plot_id,date,time,intake_ec/);
  expect(put).toContain(`${saved.id},farm,save,waiting,,`);
  expect(put).toContain(`"'=SUM(A1); ""vent"""`);
});

test('a page of 10,000 readings reads no more rows than one of 100', async () => {
  const db = await device.db();
  const fill = async (from: number, to: number) => {
    const tx = db.transaction('readings', 'readwrite');
    for (let index = from; index < to; index += 1) void tx.store.put(sentRow(sentReading(index)));
    await tx.done;
  };
  const plan = await planQuery(source, {});
  const countRead = async () => {
    let count = 0;
    const filter = () => (count += 1) > 0;
    expect(await readPage(db, { ...plan, filter }, { after: null, limit: 50, floor: 0 })).toHaveLength(50);
    return count;
  };
  await fill(0, 100);
  const few = await countRead();
  await fill(100, 10_000);
  expect(await countRead()).toBe(few);
});

test('a read that the browser aborts rejects, and leaves no unhandled error', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const tx = (await device.db()).transaction('readings');
  const read = tx.store.getAll();
  tx.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { TestDevice } from '@seguia/testing/test-device';
import { localRecordsOf } from '../journal/local-records.ts';
import { OpenRecords } from '../journal/open-records.ts';
import { discard } from '../outbox/outbox-answers.ts';
import { readUnfinished, writeUnfinished } from '../outbox/unfinished.ts';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let journal: MemoryJournal;
let device: TestDevice;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  journal = new MemoryJournal();
  device = new TestDevice({
    url: server.url,
    farmId: farm.id,
    person: await server.addPerson([farm], 'manager'),
    journal,
  });
});

/** Starts a new page without the old page's memory. With `lost`, the browser has lost the database and the journal too. */
async function startAgain(lost: 'all but localStorage' | 'nothing'): Promise<void> {
  const of = device.source.device;
  forceCloseDatabase(unwrap(await of.db()) as never);
  // The app notices it a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (lost !== 'nothing') {
    for (const file of journal.files) file.bytes = new Uint8Array(0);
    await new Promise((resolve) => indexedDB.deleteDatabase(of.name).addEventListener('success', resolve));
  }
  of.open = new OpenRecords(localRecordsOf(of.name));
  await vi.waitFor(async () => {
    await of.db();
    expect(of.journal).not.toBeNull();
  }, 5000);
}

const held = () => Object.keys(localStorage).filter((key) => key.startsWith('seguia.open:'));
const onServer = () => server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).execute();
const keysIn = async () => (await device.outbox()).map(({ key, body }) => ({ key, body }));

test('what is not sent outlives a browser that throws database and files away, and reaches the server once', async () => {
  await device.save({ plotId, intakeEc: 2.1 });
  await device.save({ id: (await device.save({ plotId, intakeEc: 9 })).id, plotId, intakeEc: 2.2 });
  await writeUnfinished(device.source, [{ what: 'draft', readingId: 'r', value: '2,4' }]);
  const before = await keysIn();
  await startAgain('all but localStorage');
  expect(await keysIn()).toEqual(before);
  expect((await readUnfinished(device.source)).map(({ value }) => value)).toEqual(['2,4']);
  expect(await device.push()).toMatchObject({ halt: null, sent: 2 });
  expect((await onServer()).map((row) => row.intake_ec).toSorted((a, b) => Number(a) - Number(b))).toEqual([2.1, 2.2]);
  await writeUnfinished(device.source, [{ what: 'draft', readingId: 'r' }]);
  expect(held()).toEqual([]);
});

test('what was sent, given up or left without a page does not come back', async () => {
  await device.save({ plotId, intakeEc: 2.1 });
  await device.push();
  await device.save({ plotId, intakeEc: 2.2 });
  const [entry] = await device.outbox();
  await discard(device.source.device, entry!);
  expect(held()).toEqual([]);
  await device.save({ plotId, intakeEc: 2.3 });
  const [key] = held();
  const text = localStorage.getItem(key!)!;
  await device.push();
  // As if a service worker had sent the change: it has no localStorage, so the copy stays there.
  localStorage.setItem(key!, text);
  await startAgain('nothing');
  expect([await device.outbox(), held()]).toEqual([[], []]);
});

test('a full localStorage, another tab’s newer record, and what is no record, change nothing', async () => {
  const saved = await device.save({ plotId, intakeEc: 2.1 });
  const [key] = held();
  const newer = localStorage.getItem(key!)!.replace(/"number":\d+/, '"number":900');
  localStorage.setItem(key!, newer);
  await device.save({ id: saved.id, plotId, intakeEc: 2.2 });
  expect(localStorage.getItem(key!)).toBe(newer);
  localStorage.setItem(`${key}x`, '{');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await device.save({ plotId, intakeEc: 2.3 });
  full.mockRestore();
  await startAgain('nothing');
  expect((await device.outbox()).map(({ body }) => body?.intakeEc)).toEqual([2.2, 2.3]);
});

test('a database that is still there knows better, also where an earlier page never had the journal', async () => {
  const read = vi.spyOn(journal, 'read').mockRejectedValue(new Error('no worker'));
  const saved = await device.save({ plotId, intakeEc: 2.1 });
  expect(held()).toHaveLength(1);
  const before = await keysIn();
  read.mockRestore();
  await startAgain('nothing');
  expect(await keysIn()).toEqual(before);
  // As if a service worker had sent the change, and a manager had changed the reading.
  const text = localStorage.getItem(held()[0]!)!;
  await device.push();
  localStorage.setItem(held()[0] ?? `seguia.open:${device.source.device.name}:${saved.id}`, text);
  await startAgain('nothing');
  expect([await device.outbox(), held()]).toEqual([[], []]);
  expect([...(await device.readings()).values()].map(({ state }) => state)).toEqual(['sent']);
});

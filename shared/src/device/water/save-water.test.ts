import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { TestDevice } from '@seguia/testing/test-device';
import { saveWaterDays } from './save-water.ts';

let server: TestDataServer;
beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());

test('a day of which nothing is there after its commit is no save', async () => {
  const farm = await server.addFarm();
  const person = await server.addPerson([farm], 'manager');
  const phone = new TestDevice({ url: server.url, farmId: farm.id, person, journal: new MemoryJournal() });
  const { device } = phone.source;
  await device.db();
  await vi.waitFor(() => expect(device.journal).not.toBeNull());
  const { db } = device;
  let calls = 0;
  // The first call comes before the write, the second begins it, and the third reads back.
  vi.spyOn(device, 'db').mockImplementation(async () => {
    if ((calls += 1) === 3) await deleteDB(device.name);
    return db();
  });
  await expect(
    saveWaterDays(phone.source, [{ date: '2026-06-15', plotId: null, irrigation: 4.2, radiation: 1800 }]),
  ).rejects.toMatchObject({ name: 'StorageFullError', cause: { name: 'LostWriteError' } });
});

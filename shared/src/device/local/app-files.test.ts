import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import type { TestDevice } from '@seguia/testing/test-device';

let server: TestDataServer;
let farm: TestFarm;
let person: TestPerson;
let plotId: string;
let phone: PhoneFiles;
let places = 0;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  phone = new PhoneFiles();
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  person = await server.addPerson([farm], 'manager');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    phone.fault = () => null;
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** The app just after its start, on a web view whose storage was cleared. Its journal is the one that the native app opens by itself. */
async function start(who = person): Promise<TestDevice> {
  vi.resetModules();
  stubNativeBridge({ Filesystem: phone.methods });
  const { openJournal } = await import('../journal/open-journal.ts');
  const { TestDevice: Device } = await import('@seguia/testing/test-device');
  const journal = openJournal(`seguia:${server.url}|${who.id}`);
  if (!journal) throw new Error('no journal');
  // A new place, so that the database is empty.
  return new Device({ url: server.url, farmId: farm.id, person: who, journal, place: `-app-files-${(places += 1)}` });
}

const onServer = () => server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).execute();
const keys = async (device: TestDevice) => (await device.outbox()).map(({ key, body }) => ({ key, body }));

test('what was saved and typed comes back with its keys from the app’s files, and reaches the server once', async () => {
  const before = await start();
  const { writeUnfinished } = await import('../outbox/unfinished.ts');
  await before.save({ plotId, intakeEc: 2.1, note: 'الحوض' });
  await before.save({ plotId, intakeEc: 2.2 });
  await writeUnfinished(before.source, [{ what: 'draft', readingId: 'r', value: '2,4' }]);
  const [sent, shown] = [await keys(before), await before.readings()];
  const after = await start();
  expect(await after.readings()).toEqual(shown);
  expect(await keys(after)).toEqual(sent);
  const { readUnfinished } = await import('../outbox/unfinished.ts');
  expect((await readUnfinished(after.source)).map(({ value }) => value)).toEqual(['2,4']);
  expect(await after.push()).toMatchObject({ halt: null, sent: 2 });
  expect(await onServer()).toHaveLength(2);
});

test('what was sent does not come back; what was sent and not confirmed is answered by its key', async () => {
  const before = await start();
  await before.save({ plotId, intakeEc: 2.1 });
  await before.push();
  await before.save({ plotId, intakeEc: 2.2 });
  const copy = new Map(phone.files);
  await before.push();
  expect(await (await start()).outbox()).toEqual([]);
  phone.files.clear();
  for (const [path, bytes] of copy) phone.files.set(path, bytes); // as if the confirmation had not been written
  const after = await start();
  expect(await after.outbox()).toHaveLength(1);
  await after.push();
  expect((await onServer()).map(({ version }) => version)).toEqual([1, 1]);
});

test('another person gets nothing of it, and it is there when its own person is back', async () => {
  await (await start()).save({ plotId, intakeEc: 2.1 });
  const other = await server.addPerson([farm], 'recorder');
  const theirs = await start(other);
  expect(await theirs.outbox()).toEqual([]);
  await theirs.save({ plotId, intakeEc: 3.3 });
  expect((await keys(await start())).map(({ body }) => body?.intakeEc)).toEqual([2.1]);
});

test('files that are cut at the end of what was saved last cost nothing that was saved before', async () => {
  const before = await start();
  await before.save({ plotId, intakeEc: 2.1 });
  await before.save({ plotId, intakeEc: 2.2 });
  for (const [path, bytes] of phone.files) phone.files.set(path, bytes.slice(0, -300));
  const after = await start();
  expect((await keys(after)).map(({ body }) => body?.intakeEc)).toEqual([2.1]);
  await after.save({ plotId, intakeEc: 2.3 });
  expect((await keys(await start())).map(({ body }) => body?.intakeEc)).toEqual([2.1, 2.3]);
});

test('a full disk loses no save: the app says that it has one copy, and writes the other when there is room', async () => {
  const before = await start();
  const { filesFailAtom } = await import('../../session/native/files-state.ts');
  const store = (await import('jotai')).createStore();
  store.sub(filesFailAtom, () => {});
  await before.save({ plotId, intakeEc: 2.1 });
  phone.fault = (method) => (/^(write|append)/.test(method) ? 'full' : null);
  await before.save({ plotId, intakeEc: 2.2 });
  expect(store.get(filesFailAtom)).toBe(true);
  phone.fault = () => null;
  await vi.waitFor(() => expect(store.get(filesFailAtom)).toBe(false), 3000);
  expect(await keys(await start())).toHaveLength(2);
});

test('a plug-in that never answers holds no save up for longer than three seconds', async () => {
  const device = await start();
  await device.save({ plotId, intakeEc: 2.1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fault = vi.fn<PhoneFiles['fault']>(() => 'never');
  phone.fault = fault;
  const saving = device.save({ plotId, intakeEc: 2.2 });
  await vi.waitFor(() => expect(fault).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(3000);
  await expect(saving).resolves.toMatchObject({ intakeEc: 2.2 });
});

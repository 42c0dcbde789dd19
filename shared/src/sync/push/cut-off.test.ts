// A new reading whose answers never arrive, so that the phone takes it for refused, though the server may have it.
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { discard, retry } from '../../device/outbox/outbox-answers.ts';
import { resolveConflict } from '../../device/outbox/reading-conflict.ts';
import { undoTime } from '../../device/outbox/outbox-rules.ts';
import { deleteReading, undoDelete } from '../../device/outbox/save-reading.ts';
import { saveWaterDays } from '../../device/water/save-water.ts';
import { readWaterDays } from '../../device/water/water-days.ts';
import { addDays, farmNow } from '../../domain/farm-time.ts';
import { startDataServer } from '@seguia/testing/data-server';
import { testClock, TestDevice } from '@seguia/testing/test-device';
import { type Pauses, push } from './push.ts';

const server = await startDataServer();

/** Where a write is lost: before it reaches the server, or its answer after that. */
type Lost = 'write' | 'answer';

/** A phone with a new reading that is refused after three tries; then the way is free. */
async function cutOff(
  lost: Lost,
  whenTried: (phone: TestDevice, id: string) => Promise<unknown> = async () => undefined,
) {
  const farm = await server.addFarm();
  const person = await server.addPerson([farm], 'recorder');
  let losing: Lost | null = lost;
  const phone = new TestDevice({
    url: server.url,
    farmId: farm.id,
    person,
    fetch: async (request: Request) => {
      if (!losing || request.method === 'GET') return fetch(request);
      if (losing === 'answer') await fetch(request);
      throw new TypeError('Failed to fetch');
    },
  });
  const { id } = await phone.save({ plotId: await farm.addPlot(), intakeEc: 2 });
  const pauses: Pauses = new Map();
  for (const seconds of [0, 60])
    await push(phone.api, phone.source.device, pauses, new AbortController().signal, () => seconds * 1000);
  await whenTried(phone, id);
  await push(phone.api, phone.source.device, pauses, new AbortController().signal, () => 120_000);
  losing = null;
  const loseWrites = () => void (losing = 'write');
  const onServer = async () => {
    const row = await server.db.selectFrom('readings').select('deleted_at').where('id', '=', id).executeTakeFirst();
    return row ? (row.deleted_at === null ? 'there' : 'deleted') : 'never there';
  };
  const send = async () => {
    await push(phone.api, phone.source.device, new Map(), new AbortController().signal);
    await phone.pull();
  };
  const another = () => new TestDevice({ url: server.url, farmId: farm.id, person });
  return { phone, id, onServer, send, loseWrites, another };
}

/** Passes the time in which a deletion can be undone. */
async function passUndo(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + undoTime + 1 });
  return run().finally(() => vi.useRealTimers());
}

type Away = (phone: TestDevice, id: string) => Promise<unknown>;
const remove: Away = (phone, id) => deleteReading(phone.source, id);
const entryOf = async (phone: TestDevice) => (await phone.outbox())[0]!;
const ways: [string, Away][] = [
  ['deletes', remove],
  ['discards', async (phone) => discard(phone.source.device, await entryOf(phone))],
  [
    'sends again, and deletes before that,',
    async (phone, id) => {
      await retry(phone.source.device, await entryOf(phone));
      await remove(phone, id);
    },
  ],
  [
    'changes, and then deletes,',
    async (phone, id) => {
      await phone.save({ ...(await phone.reading(id))!, intakeEc: 3 });
      await remove(phone, id);
    },
  ],
];

test.each(ways)(
  'a reading that a person %s is gone on the server as well, if it has reached it',
  async (_way, take) => {
    const { phone, id, onServer, send } = await cutOff('answer');
    expect([await onServer(), (await entryOf(phone)).state]).toEqual(['there', 'refused']);
    await take(phone, id);
    expect(await phone.reading(id)).toBeNull();
    await passUndo(send);
    expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toEqual(['deleted', [], null]);
  },
);

test.each(ways)('a reading that a person %s is forgotten, if it never reached the server', async (_way, take) => {
  const { phone, id, onServer, send } = await cutOff('write');
  await take(phone, id);
  await passUndo(send);
  expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toEqual(['never there', [], null]);
});

test('a reading that is changed before its last try, and deleted after it, is gone on the server as well', async () => {
  const change: Away = async (phone, id) => phone.save({ ...(await phone.reading(id))!, intakeEc: 3 });
  const { phone, id, onServer, send } = await cutOff('answer', change);
  await remove(phone, id);
  await passUndo(send);
  expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toEqual(['deleted', [], null]);
});

test('a discarded reading that somebody has changed on the server is deleted there, if the person insists', async () => {
  const { phone, id, onServer, send, another } = await cutOff('answer');
  const other = another();
  await other.pull();
  await other.save({ ...(await other.reading(id))!, intakeEc: 3 });
  await other.push();
  await discard(phone.source.device, await entryOf(phone));
  await phone.push();
  const entry = await entryOf(phone);
  expect(entry).toMatchObject({ kind: 'delete', state: 'conflict' });
  await resolveConflict(phone.source.device, entry, 'mine');
  await send();
  expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toEqual(['deleted', [], null]);
});

test('a discarded day of water is gone on the server as well, if it has reached it', async () => {
  const farm = await server.addFarm();
  let isLost = true;
  const phone = new TestDevice({
    url: server.url,
    farmId: farm.id,
    person: await server.addPerson([farm], 'manager'),
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (isLost && request.method !== 'GET') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const date = addDays(farmNow(testClock).date, -1);
  await saveWaterDays(phone.source, [{ date, plotId: null, irrigation: 6, radiation: null }]);
  const pauses: Pauses = new Map();
  for (const seconds of [0, 60, 120])
    await push(phone.api, phone.source.device, pauses, new AbortController().signal, () => seconds * 1000);
  isLost = false;
  expect(await entryOf(phone)).toMatchObject({ state: 'refused' });
  await discard(phone.source.device, await entryOf(phone));
  await phone.push();
  await phone.pull();
  expect([await phone.outbox(), await readWaterDays(phone.source)]).toEqual([[], []]);
});

test('a reading that is deleted before its last try is gone on the server as well', async () => {
  const { phone, id, onServer, send } = await cutOff('answer', remove);
  await passUndo(send);
  expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toEqual(['deleted', [], null]);
});

test.each<[Lost, string]>([
  ['answer', 'is there once'],
  ['write', 'is sent'],
])('a reading whose deletion is undone, its %s lost before, %s', async (lost) => {
  const { phone, id, onServer, send } = await cutOff(lost);
  await remove(phone, id);
  await undoDelete(phone.source, id);
  expect(await phone.reading(id)).toMatchObject({ intakeEc: 2 });
  await send();
  expect([await onServer(), await phone.outbox(), await phone.reading(id)]).toMatchObject([
    'there',
    [],
    { intakeEc: 2, state: 'sent' },
  ]);
});

test('a deletion that never gets through either can be discarded, and the reading stays on the server', async () => {
  const { phone, id, onServer, loseWrites } = await cutOff('answer');
  await remove(phone, id);
  loseWrites();
  const pauses: Pauses = new Map();
  await passUndo(async () => {
    for (const seconds of [0, 60, 120])
      await push(phone.api, phone.source.device, pauses, new AbortController().signal, () => seconds * 1000);
  });
  expect(await entryOf(phone)).toMatchObject({ kind: 'delete', state: 'refused' });
  await discard(phone.source.device, await entryOf(phone));
  await phone.pull();
  expect([await phone.outbox(), await onServer()]).toEqual([[], 'there']);
  expect(await phone.reading(id)).toMatchObject({ intakeEc: 2, state: 'sent' });
});

import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteReading, saveReading } from '../../device/outbox/save-reading.ts';
import { json, problem } from '@seguia/testing/scripted-api';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { push, type Pauses } from './push.ts';

let phone: OfflineDevice;
let pauses: Pauses;
let now: number;
let answer: (request: Request) => Response | Promise<Response>;
/** Ids of the readings that were sent, in order. */
let tried: string[];
beforeEach(() => {
  phone = new OfflineDevice();
  pauses = new Map();
  now = 0;
  tried = [];
  answer = made;
});

/** Answers as a server that has made the change of the request. */
async function made(request: Request): Promise<Response> {
  const id = idOf(request);
  if (request.method === 'DELETE') return new Response(null, { status: 204, headers: { etag: '"2"' } });
  return json({ ...(await request.json()), id, farmer_id: 'farm', created_by: phone.me, timestamp: 1, version: 1 });
}
const idOf = ({ url }: Request) => /readings\/([^/?]+)/.exec(url)?.[1] ?? '';
const fetch = async (request: Request) => {
  tried.push(idOf(request));
  return answer(request);
};
const send = (signal: AbortSignal = AbortSignal.timeout(20_000)) =>
  push(createApi({ baseUrl: 'https://api.oasis.example/v2', fetch }), phone.source.device, pauses, signal, () => now);
const save = (...ids: string[]) =>
  Promise.all(ids.map((id) => saveReading(phone.source, phone.me, { ...phone.reading(), id })));
const left = async () => (await phone.outbox()).map(({ readingId }) => readingId);

test('everything that waits leaves, the longest waiting first, and is counted', async () => {
  await save('z', 'a', 'm');
  expect(await send()).toEqual({ halt: null, heldUntil: null, sent: 3 });
  expect(tried).toEqual(['z', 'a', 'm']);
  expect(await phone.outbox()).toEqual([]);
});

test('four are on their way at once, each change of one reading after the one before', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  await save(...ids);
  let [running, most] = [0, 0];
  answer = async (request) => {
    most = Math.max(most, (running += 1));
    // The first answer waits until four requests are there, however busy the machine is.
    await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(4), { interval: 5, timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return made(request);
  };
  expect((await send()).sent).toBe(6);
  expect(most).toBe(4);
});

test('a deletion that can still be undone says when it may leave, the earliest of them', async () => {
  const before = Date.now();
  for (const id of ['a', 'b']) {
    await phone.pulled({ id });
    await deleteReading(phone.source, id);
  }
  const [first, second] = await phone.outbox();
  const db = await phone.source.device.db();
  await db.put('outbox', { ...second!, notBefore: before + 2000 });
  const { heldUntil, sent } = await send();
  expect([heldUntil, sent]).toEqual([before + 2000, 0]);
  expect(first!.notBefore).toBeGreaterThanOrEqual(before + 6000);
  expect(tried).toEqual([]);
});

describe('what stands in the way', () => {
  test('of everybody ends the push: the rest is not tried', async () => {
    await save('a', 'b', 'c', 'd', 'e', 'f');
    answer = () => problem(503, {});
    const { halt, sent } = await send();
    expect([halt?.status, sent, tried.length]).toEqual([503, 0, 4]);
    expect(await left()).toHaveLength(6);
  });

  test('of one reading is noted on it, and it rests for 10, 20, 40 s, 10 minutes at most', async () => {
    await save('a');
    answer = () => problem(403);
    const rests: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      expect(await send()).toEqual({ halt: null, heldUntil: null, sent: 0 });
      rests.push((pauses.get('a')!.until - now) / 1000);
      now = pauses.get('a')!.until;
    }
    expect(rests).toEqual([10, 20, 40, 80, 160, 320, 600, 600]);
    expect(await phone.outbox()).toMatchObject([{ state: 'waiting', problem: { status: 403 } }]);
  });

  test('keeps it alone waiting: not tried before its rest is over, and forgotten once it was sent', async () => {
    await save('a', 'b');
    answer = (request) => (idOf(request) === 'a' ? problem(403) : made(request));
    expect((await send()).sent).toBe(1);
    tried = [];
    now = 9999;
    await send();
    expect(tried).toEqual([]);
    now = 10_000;
    answer = made;
    expect((await send()).sent).toBe(1);
    expect(pauses.size).toBe(0);
  });

  test('a success in between says that the server is well', async () => {
    await save('a', 'b', 'c', 'd');
    /** Says when to answer: `c` after two faults, and `d` once the device has recorded that `c` is sent. */
    const turn: Record<string, () => Promise<boolean>> = {
      c: async () => pauses.size === 2,
      d: async () => !(await left()).includes('c'),
    };
    answer = async (request) => {
      const isTurn = turn[idOf(request)];
      if (isTurn) await vi.waitFor(async () => expect(await isTurn()).toBe(true), 10_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return idOf(request) === 'c' ? made(request) : problem(500);
    };
    const { halt, sent } = await send();
    expect([halt, sent, pauses.size]).toEqual([null, 1, 3]);
  });
});

test('a refused change waits for the person, and the others leave', async () => {
  await save('a', 'b');
  answer = (request) => (idOf(request) === 'a' ? problem(422) : made(request));
  expect((await send()).sent).toBe(1);
  expect(await phone.outbox()).toMatchObject([{ readingId: 'a', state: 'refused', problem: { status: 422 } }]);
});

test('a change that waited for the one before it leaves in the same push', async () => {
  const seen = await phone.pulled({ id: 'a', version: 1 });
  await saveReading(phone.source, phone.me, { ...seen, intakeEc: 3, seen });
  answer = async (request) => {
    if (tried.length === 1) await saveReading(phone.source, phone.me, { ...seen, intakeEc: 4, seen });
    return made(request);
  };
  expect((await send()).sent).toBe(2);
  expect(await phone.outbox()).toEqual([]);
});

test('an end that was asked for is none of the changes’ faults', async () => {
  await save('a');
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(await phone.outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('a change that another version of the app has sent with other fields goes on under a new key, once', async () => {
  await save('a');
  const keys: (string | null)[] = [];
  const reused = () => problem(409, { code: 'key_reused' });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await send();
  answer = (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return keys.length === 1 ? reused() : made(request);
  };
  expect(await send()).toMatchObject({ halt: null, sent: 1 });
  expect(new Set(keys).size).toBe(2);
  expect(await phone.outbox()).toEqual([]);

  await save('b');
  answer = reused;
  await send();
  expect(await phone.outbox()).toMatchObject([{ readingId: 'b', state: 'refused' }]);
});

// A change that something on the way to the server never lets through, while the server answers other calls.
import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { retry } from '../../device/outbox/outbox-answers.ts';
import { saveReading } from '../../device/outbox/save-reading.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json } from '@seguia/testing/scripted-api';
import { type Pauses, push } from './push.ts';

type Way = 'passes' | 'lost' | number;

let phone: OfflineDevice;
let now: number;
let pauses: Pauses;
/** What the way to the server does with a write of each reading; by default it passes. */
let ways: Record<string, () => Way>;
/** Whether the server answers calls that write nothing. */
let isUp: boolean;
let writes: string[];
beforeEach(() => {
  phone = new OfflineDevice();
  [now, pauses, ways, isUp, writes] = [0, new Map(), {}, true, []];
});

const api = createApi({
  baseUrl: 'https://api.oasis.example/v2',
  async fetch(request: Request) {
    if (request.method === 'GET') {
      if (!isUp) throw new TypeError('Failed to fetch');
      return json({ name: 'Oasis', time: Date.now() / 1000 });
    }
    const id = /[^/]+$/.exec(request.url)![0];
    writes.push(id);
    const way = ways[id]?.() ?? 'passes';
    if (way === 'lost') throw new TypeError('Failed to fetch');
    if (way !== 'passes') return new Response('<h1>', { status: way, headers: { 'content-type': 'text/html' } });
    const made = { id, farmer_id: 'farm', created_by: phone.me, timestamp: 1, version: 1 };
    return json({ ...((await request.json()) as object), ...made });
  },
});

const save = (id: string) => saveReading(phone.source, phone.me, { ...phone.reading(), id });
const pushNow = () => push(api, phone.source.device, pauses, AbortSignal.timeout(5000), () => now);

/** Pushes each second of an hour. Returns the seconds in which the reading was tried. */
async function hour(id: string): Promise<number[]> {
  const tried: number[] = [];
  for (let second = 0; second < 3600; second += 1, now += 1000) {
    const before = writes.filter((written) => written === id).length;
    await pushNow();
    if (writes.filter((written) => written === id).length > before) tried.push(second);
    if ((await phone.outbox()).every(({ state }) => state === 'refused')) break;
  }
  return tried;
}

// Specification 10: a change that gets no answer while the server answers others is refused after three tries, with the reason
test('a change without an answer is refused after three tries with longer pauses, with the reason, and delays no other change', async () => {
  ways['a'] = () => 'lost';
  await save('a');
  await save('b');
  expect(await pushNow()).toMatchObject({ halt: null, sent: 1 });
  expect(await phone.outbox()).toMatchObject([{ readingId: 'a', state: 'waiting', problem: { code: 'cut_off' } }]);
  expect(await hour('a')).toEqual([10, 30]);
  expect(await phone.outbox()).toMatchObject([{ state: 'refused', problem: { code: 'cut_off' } }]);
});

test('a refused change is sent when somebody tries again and the way is free', async () => {
  ways['a'] = () => 'lost';
  await save('a');
  await hour('a');
  ways = {};
  const [entry] = await phone.outbox();
  await retry(phone.source.device, entry!);
  expect(await phone.outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  expect((await phone.outbox())[0]).not.toHaveProperty('problem');
  expect(await pushNow()).toMatchObject({ sent: 1 });
});

test('a change that is too large is refused at once, without another try', async () => {
  ways['a'] = () => 413;
  await save('a');
  await pushNow();
  expect(writes).toEqual(['a']);
  expect(await phone.outbox()).toMatchObject([{ state: 'refused', problem: { status: 413, code: 'too_large' } }]);
});

test.each([502, 503, 504, 429, 200])(
  'a change that a gateway answers with its own %i waits with longer pauses',
  async (way) => {
    ways['a'] = () => way;
    await save('a');
    const tried = await hour('a');
    expect(tried.length).toBeGreaterThan(5);
    expect(tried.length).toBeLessThan(16);
    expect(await phone.outbox()).toMatchObject([{ state: 'waiting' }]);
  },
);

test('a change is not refused while the server answers nothing else', async () => {
  ways['a'] = () => 'lost';
  isUp = false;
  await save('a');
  for (let tries = 0; tries < 9; tries += 1) expect((await pushNow()).halt?.kind).toBe('offline');
  expect(writes).toHaveLength(9);
  expect(await phone.outbox()).toMatchObject([{ state: 'waiting' }]);
});

test('a change is never lost, and arrives if the way lets it through within three tries', async () => {
  const way = fc.constantFrom<Way>('passes', 'lost', 502, 413);
  await fc.assert(
    fc.asyncProperty(fc.array(way, { maxLength: 8 }), async (answers) => {
      phone = new OfflineDevice();
      [now, pauses, writes] = [0, new Map(), []];
      const left = [...answers];
      ways = { a: () => left.shift() ?? 'passes' };
      await save('a');
      await hour('a');
      const entries = await phone.outbox();
      const passed = writes.length > 0 && answers.slice(0, writes.length).length < writes.length;
      const last = answers[writes.length - 1] ?? 'passes';
      expect(entries.length).toBe(last === 'passes' || passed ? 0 : 1);
      if (entries.length > 0) expect(entries[0]?.state).toBe('refused');
    }),
    { numRuns: 30 },
  );
}, 60_000);

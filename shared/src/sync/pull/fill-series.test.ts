import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem } from '@seguia/testing/scripted-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningCampaigns } from '../../device/offline/running-campaigns.ts';
import { seriesKey } from '../../device/database/series-key.ts';
import { fillCampaigns } from './pull.ts';

let phone: OfflineDevice;
let requested: string[];
let broken: string | null;
const api = createApi({
  baseUrl: 'https://api.oasis.example/v2',
  fetch: async (request: Request) => {
    const id = /campaigns\/([^/]+)\/series/.exec(request.url)?.[1] ?? '';
    requested.push(id);
    return id === broken ? problem(503) : json({ resolution: 'day' });
  },
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(Date.parse('2026-06-15T08:00:00Z'));
  phone = new OfflineDevice();
  [requested, broken] = [[], null];
  const db = await phone.source.device.db();
  for (const [id, startDate, endDate] of [
    ['ended', '2026-01-01', '2026-06-14'],
    ['first', '2026-01-01', '2026-06-15'],
    ['second', '2026-06-15', '2026-12-31'],
    ['planned', '2026-06-16', '2026-12-31'],
  ]) {
    const item = { id, name: id, startDate, endDate };
    await db.put('campaigns', { id, farm: 'farm', item } as never);
  }
});
afterEach(() => void vi.useRealTimers());

const fill = async () => {
  const filled = fillCampaigns(api, phone.source, new AbortController().signal);
  const done = filled.then(() => true);
  for (let turn = 0; turn < 400; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(await done).toBe(true);
};
const held = async () => (await (await phone.source.device.db()).getAllKeys('series')).toSorted();
const keyOf = (campaignId: string) => seriesKey('farm', { campaignId, resolution: 'day' });

test('fetches the days of campaigns that run today, and of no others', async () => {
  expect((await runningCampaigns(phone.source)).map(({ id }) => id).toSorted()).toEqual(['first', 'second']);
  await fill();
  expect(requested.toSorted()).toEqual(['first', 'second']);
  expect(await held()).toEqual([keyOf('first'), keyOf('second')].toSorted());
});

test('fetches them again after an hour, not before', async () => {
  await fill();
  requested = [];
  await fill();
  expect(requested).toEqual([]);
  vi.setSystemTime(Date.now() + 3_600_000);
  await fill();
  expect(requested.toSorted()).toEqual(['first', 'second']);
});

test('a campaign that cannot be fetched does not keep the others from the device', async () => {
  broken = 'first';
  await fill();
  expect(await held()).toEqual([keyOf('second')]);
});

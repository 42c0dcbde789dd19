import 'fake-indexeddb/auto';
import { snake } from '@seguia/openapi';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timestampOf } from '../../domain/farm-time.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem, scriptedApi, slowly } from '@seguia/testing/scripted-api';
import { clearCache } from '../local/clear-cache.ts';
import { deviceFloor, fetchDays, fetchOlder } from './older-readings.ts';
import { ReadingList } from './reading-list.ts';
import { sentRow } from './reading-rows.ts';
import type { PullMark } from '../database/rows.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const db = () => phone.source.device.db();
const day = (date: string) => timestampOf(date, '00:00', phone.source.clock);
const on = (date: string) => snake(phone.reading({ date, timestamp: day(date) + 3600 }));
const answer = (...dates: string[]) => json({ data: dates.map(on), meta: {} });
const putMark = async (mark: Partial<PullMark>) => (await db()).put('marks', { mark: '1', ...mark }, 'farm:readings');
const completeFrom = async () => (await (await db()).get('marks', 'farm:readings'))?.completeFrom;
const storedDates = async () => (await (await db()).getAll('readings')).map(({ reading }) => reading.date).toSorted();
/** Returns the search part of each request. */
const searches = (requests: Request[]) => requests.map(({ url }) => new URL(url).search);

/** A network that accepts a call and never answers: it ends with its caller's patience. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

describe('the instant from which the device holds all readings', () => {
  test.each<[Partial<PullMark>, number]>([
    [{}, Infinity],
    [{ completeFrom: '2026-06-01' }, Infinity],
    [{ at: 1 }, Infinity],
    [{ completeFrom: '0001-01-01', at: 1 }, 0],
  ])('%j: %d', async (mark, floor) => {
    expect(await deviceFloor(phone.source)).toBe(Infinity);
    await putMark(mark);
    expect(await deviceFloor(phone.source)).toBe(floor);
  });

  test('is the beginning of its first whole day, on the farm’s clock', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    expect(await deviceFloor(phone.source)).toBe(day('2026-06-01'));
  });
});

describe('older readings', () => {
  test('come in whole days, a week before the oldest, and extend the device’s own stretch', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const { api, requests } = scriptedApi(answer('2026-05-20'), answer('2026-05-20', '2026-05-15'));
    expect(await fetchOlder(api, phone.source, {}, day('2026-06-01'))).toBe(day('2026-05-14'));
    expect(searches(requests)).toEqual(['?to=2026-05-31', '?from=2026-05-14&to=2026-05-31']);
    expect(requests.map(({ headers }) => [headers.get('paginate'), headers.get('no-paginate')])).toEqual([
      ['1', null],
      [null, 'true'],
    ]);
    expect([await storedDates(), await completeFrom()]).toEqual([['2026-05-15', '2026-05-20'], '2026-05-14']);
  });

  test('come whole where an answer has no room for all of them', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const first = json({ data: ['2026-05-31', '2026-05-30'].map(on), meta: { has_more: true, next: 'n1' } });
    const { api, requests } = scriptedApi(first, answer('2026-05-30', '2026-05-29'));
    await fetchDays(api, phone.source, '2026-05-01', day('2026-06-01'));
    expect(searches(requests)).toEqual(['?from=2026-05-01&to=2026-05-31', '?from=2026-05-01&to=2026-05-31&after=n1']);
    expect([await storedDates(), await completeFrom()]).toEqual([
      ['2026-05-29', '2026-05-30', '2026-05-30', '2026-05-31'],
      '2026-05-01',
    ]);
  });

  test('are not stored while a person saves', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    let commit: (() => void) | undefined;
    const saving = phone.source.device.personFirst.run(() => new Promise<void>((resolve) => (commit = resolve)));
    const fetching = fetchDays(scriptedApi(answer('2026-05-20')).api, phone.source, '2026-05-14', day('2026-06-01'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await storedDates()).toEqual([]);
    commit?.();
    await Promise.all([saving, fetching]);
    expect(await storedDates()).toEqual(['2026-05-20']);
  });

  test('come by the month for one plot, variety or author, and say nothing of the others', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const query = { plotId: 'p', cropTypeId: 't', createdBy: 'me' };
    for (const [name, value] of Object.entries(query)) {
      const { api, requests } = scriptedApi(answer('2026-05-20'), answer());
      expect(await fetchOlder(api, phone.source, { [name]: value }, day('2026-06-01'))).toBe(day('2026-04-20'));
      const wire = { plotId: 'plot_id', cropTypeId: 'crop_type_id', createdBy: 'created_by' }[name];
      expect(searches(requests)[1]).toBe(`?${wire}=${value}&from=2026-04-20&to=2026-05-31`);
    }
    expect(await completeFrom()).toBe('2026-06-01');
  });

  test('within days are requested for those only, and end with them', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const { api, requests } = scriptedApi(answer('2026-05-20'), answer());
    const query = { from: '2026-05-18', to: '2026-05-25' };
    expect(await fetchOlder(api, phone.source, query, day('2026-06-01'))).toBe(0);
    expect(searches(requests)).toEqual(['?from=2026-05-18&to=2026-05-25', '?from=2026-05-18&to=2026-05-25']);
    expect(await completeFrom()).toBe('2026-06-01');
    const late = scriptedApi(answer('2026-05-30'), answer());
    expect(await fetchOlder(late.api, phone.source, { from: '2026-05-01' }, day('2026-06-01'))).toBe(day('2026-05-24'));
    expect(await completeFrom()).toBe('2026-06-01');
    const early = scriptedApi(answer('2026-05-10'), answer());
    expect(await fetchOlder(early.api, phone.source, { to: '2026-05-12' }, day('2026-06-01'))).toBe(day('2026-05-04'));
    expect(await completeFrom()).toBe('2026-06-01');
  });

  test('are known not to exist from the first answer on', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const { api, requests } = scriptedApi(answer());
    expect(await fetchOlder(api, phone.source, {}, day('2026-06-01'))).toBe(0);
    expect([requests.length, await completeFrom(), await deviceFloor(phone.source)]).toEqual([1, '0001-01-01', 0]);
  });

  test('come newest first before the end of the first pull, and do not extend the device’s stretch', async () => {
    const { api, requests } = scriptedApi(answer('2026-06-15'), answer('2026-06-15'));
    expect(await fetchOlder(api, phone.source, {}, Infinity)).toBe(day('2026-06-09'));
    expect(searches(requests)).toEqual(['', '?from=2026-06-09']);
    expect(await completeFrom()).toBeUndefined();
  });

  test.each<[string, Partial<PullMark>]>([
    ['does not join on to what is here', { completeFrom: '2026-06-10', at: 1 }],
    ['comes while everything is fetched anew', { completeFrom: '2026-06-01', at: 1, fullSince: 5 }],
  ])('do not extend the stretch if the answer %s', async (_what, mark) => {
    await putMark(mark);
    const { api } = scriptedApi(answer('2026-05-20'), answer());
    await fetchOlder(api, phone.source, {}, day('2026-06-01'));
    expect(await completeFrom()).toBe(mark.completeFrom);
  });

  test('are not swept if they are fetched while everything is fetched anew', async () => {
    const fullSince = Date.now();
    await putMark({ completeFrom: '2026-06-01', at: 1, fullSince });
    const held = phone.reading({ date: '2026-05-20', timestamp: day('2026-05-20') + 3600 });
    await (await db()).put('readings', { ...sentRow(held), keptAt: fullSince - 1 });
    const { api } = scriptedApi(json({ data: [snake(held)], meta: {} }), json({ data: [snake(held)], meta: {} }));
    await fetchOlder(api, phone.source, {}, day('2026-06-01'));
    expect((await (await db()).get('readings', held.id))?.keptAt).toBeGreaterThanOrEqual(fullSince);
  });

  test('are reported if the server does not give them', async () => {
    const { api } = scriptedApi(problem(503));
    await expect(fetchOlder(api, phone.source, {}, Infinity)).rejects.toMatchObject({ status: 503 });
  });
});

test('a list whose request nothing answers says so after a minute, and the next press finds them', async () => {
  await putMark({ completeFrom: '2026-06-01', at: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { api, requests } = scriptedApi(silence, answer('2026-05-20'), answer('2026-05-20'), answer());
  const query = { plotId: phone.reading({}).plotId };
  const list = new ReadingList(phone.source, query, (before) => fetchOlder(api, phone.source, query, before));
  const stop = list.subscribe(() => {});
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.snapshot()).toMatchObject({ loading: false, error: { kind: 'timeout' } });
  list.loadMore();
  await vi.waitFor(() => expect(list.snapshot()).toMatchObject({ loading: false, error: null, rows: { length: 1 } }));
  stop();
});

test('days of a large farm take minutes on a weak network, are stored, and end with whoever wants them', async () => {
  await putMark({ completeFrom: '2026-06-01', at: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // These limits run by the same clock as the network.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
  const text = JSON.stringify({ data: Array.from({ length: 60 }, () => on('2026-05-20')), meta: {} });
  const bytes = new TextEncoder().encode(text);
  const part = Math.ceil(bytes.length / 12);
  const answerSlowly = slowly(
    Array.from({ length: 12 }, (_, at) => bytes.slice(at * part, (at + 1) * part)),
    20_000,
  );
  const { api } = scriptedApi(answerSlowly, answerSlowly);
  vi.setTimerTickMode('nextTimerAsync');
  expect(await fetchDays(api, phone.source, '2026-04-01', day('2026-06-01'))).toBe(day('2026-04-01'));
  expect(await storedDates()).toHaveLength(60);
  const left = new AbortController();
  const gone = fetchDays(api, phone.source, '2026-02-01', day('2026-04-01'), left.signal);
  setTimeout(() => left.abort(), 100_000);
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
});

test('come up to the day before the stored ones, and join them', async () => {
  await putMark({ completeFrom: '2026-06-01', at: 1 });
  const changedStores: string[] = [];
  for (const store of ['readings', 'marks'] as const)
    phone.source.device.changes.listen([store], () => changedStores.push(store));
  const { api, requests } = scriptedApi(answer('2026-05-20'));
  expect(await fetchDays(api, phone.source, '2026-04-01', day('2026-06-01'))).toBe(day('2026-04-01'));
  expect(searches(requests)).toEqual(['?from=2026-04-01&to=2026-05-31']);
  expect([await storedDates(), await completeFrom(), changedStores]).toEqual([
    ['2026-05-20'],
    '2026-04-01',
    ['readings', 'marks'],
  ]);
});

describe('many older readings', () => {
  const dates = ['2026-05-17', '2026-05-18', '2026-05-19', '2026-05-20'].flatMap((date) =>
    Array.from({ length: 60 }, () => date),
  );
  /** Fetches them, and stops after the first part, as a person saves. */
  async function fetchFirstPart() {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const { personFirst, changes } = phone.source.device;
    let commit = () => undefined as void;
    const free = personFirst.free.bind(personFirst);
    const parts = vi.spyOn(personFirst, 'free').mockImplementation(async () => {
      if (parts.mock.calls.length === 2) void personFirst.run(() => new Promise<void>((resolve) => (commit = resolve)));
      await free();
    });
    const announced = vi.fn<() => void>();
    changes.listen(['readings'], announced);
    const ended = fetchDays(scriptedApi(answer(...dates)).api, phone.source, '2026-05-01', day('2026-06-01'));
    ended.catch(() => undefined);
    await vi.waitFor(() => expect(parts).toHaveBeenCalledTimes(2), { interval: 1 });
    return { ended, announced, goOn: () => commit() };
  }

  test('are stored by days, the newest first, and a person who saves waits for one part alone', async () => {
    const { ended, announced, goOn } = await fetchFirstPart();
    expect([await storedDates(), await completeFrom()]).toEqual([dates.slice(120), '2026-05-19']);
    goOn();
    expect(await ended).toBe(day('2026-05-01'));
    expect([await storedDates(), await completeFrom()]).toEqual([dates, '2026-05-01']);
    expect(announced).toHaveBeenCalledTimes(1);
  });

  test('extend nothing when everything was fetched again between two parts', async () => {
    const { ended, goOn } = await fetchFirstPart();
    await (await db()).clear('readings');
    await putMark({ completeFrom: '2026-06-01', at: 2 });
    goOn();
    await ended;
    expect(await completeFrom()).toBe('2026-06-01');
  });

  test('are not stored when the session ends while they are fetched', async () => {
    await putMark({ completeFrom: '2026-06-01', at: 1 });
    const { api } = scriptedApi(async () => {
      await clearCache(phone.source.device);
      return answer(...dates);
    });
    await expect(fetchDays(api, phone.source, '2026-05-01', day('2026-06-01'))).rejects.toThrow('It was cleared.');
    expect(await storedDates()).toEqual([]);
  });

  test('stop when the session ends between two parts', async () => {
    const { ended, goOn } = await fetchFirstPart();
    await clearCache(phone.source.device);
    goOn();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect([await storedDates(), await completeFrom()]).toEqual([[], undefined]);
  });
});

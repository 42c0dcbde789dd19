import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { loadSeriesAtom, type SeriesRequest } from './series.ts';

type Answer = Response | Error;
const answers: Answer[] = [];
const requests: Request[] = [];
let store: ReturnType<typeof loggedInStore>['store'];
const request: SeriesRequest = { campaignId: 'c', resolution: 'day' };
const load = (more: Partial<SeriesRequest> = {}) => store.set(loadSeriesAtom, { ...request, ...more });
/** An answer of the API with a mark, by which the test recognises it. */
const figures = (mark: string) => json({ resolution: 'day', unit_of_test: mark }, { etag: `"${mark}"` });
const unchanged = () => new Response(null, { status: 304, headers: { etag: '"one"' } });

beforeEach(() => {
  ({ store } = loggedInStore());
  requests.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const next = answers.shift() ?? new TypeError('Failed to fetch');
    if (next instanceof Error) throw next;
    return next;
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what was asked of the server is kept, and asked again only for what is newer', async () => {
  answers.push(figures('one'), unchanged(), figures('two'));
  const now = Math.floor(Date.now() / 1000);
  const first = await load();
  expect(first).toMatchObject({ fromDevice: false, series: { unitOfTest: 'one' } });
  expect(first.fetchedAt).toBeGreaterThanOrEqual(now);
  expect(await load()).toMatchObject({ fromDevice: false, series: { unitOfTest: 'one' } });
  expect(await load()).toMatchObject({ fromDevice: false, series: { unitOfTest: 'two' } });
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"one"', '"one"']);
  expect(await load()).toMatchObject({ fromDevice: true, series: { unitOfTest: 'two' } });
});

test('each choice of plot, variety and days is asked and kept by itself', async () => {
  const choices = [{}, { plotId: 'p' }, { cropTypeId: 't' }, { from: '2026-06-01' }, { to: '2026-06-30' }] as const;
  for (const [index, choice] of choices.entries()) {
    answers.push(figures(`${index}`));
    await load(choice);
  }
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?resolution=day',
    '?resolution=day&plot_id=p',
    '?resolution=day&crop_type_id=t',
    '?resolution=day&from=2026-06-01',
    '?resolution=day&to=2026-06-30',
  ]);
  expect(new URL(requests[0]!.url).pathname).toBe('/v2/farmers/farm/campaigns/c/series');
  for (const [index, choice] of choices.entries())
    expect(await load(choice)).toMatchObject({ fromDevice: true, series: { unitOfTest: `${index}` } });
  await expect(load({ resolution: 'reading' })).rejects.toMatchObject({ kind: 'offline' });
  await expect(load({ campaignId: 'd' })).rejects.toMatchObject({ kind: 'offline' });
});

test('of the single readings, which every zoom asks for anew, a plot’s last span alone is kept', async () => {
  const june = { resolution: 'reading', from: '2026-06-01', to: '2026-06-30' } as const;
  const july = { resolution: 'reading', from: '2026-07-01', to: '2026-07-31' } as const;
  const choices = [{}, june, { ...june, plotId: 'p' }, { ...june, campaignId: 'd' }, july] as const;
  for (const [index, choice] of choices.entries()) {
    answers.push(figures(`${index}`));
    await load(choice);
  }
  await expect(load(june)).rejects.toMatchObject({ kind: 'offline' });
  for (const index of [0, 2, 3, 4])
    expect(await load(choices[index])).toMatchObject({ fromDevice: true, series: { unitOfTest: `${index}` } });
});

test.each([
  ['no network', () => new TypeError('Failed to fetch')],
  ['a server that fails', () => problem(500)],
  ['one that is down', () => problem(503)],
  ['one that is too busy', () => problem(429)],
  ['a portal', () => new Response('<h1>', { status: 403, headers: { 'content-type': 'text/html' } })],
])('%s: the device’s figures are shown, as of when they were fetched', async (_what, answer) => {
  answers.push(figures('one'));
  const { fetchedAt } = await load();
  answers.push(answer());
  expect(await load()).toMatchObject({ fromDevice: true, fetchedAt, series: { unitOfTest: 'one' } });
});

test.each([403, 404, 422])('a server that answers %d means it', async (status) => {
  answers.push(figures('one'));
  await load();
  answers.push(problem(status));
  await expect(load()).rejects.toMatchObject({ kind: 'problem', status });
});

test('a call that its screen broke off shows nothing', async () => {
  answers.push(figures('one'));
  await load();
  const end = new AbortController();
  end.abort();
  answers.push(new DOMException('x', 'AbortError'));
  await expect(load({ signal: end.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests[1]?.signal.aborted).toBe(true);
});

test('a device without room, or without a database, shows the figures all the same', async () => {
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers.push(figures('one'));
  expect(await load()).toMatchObject({ fromDevice: false, series: { unitOfTest: 'one' } });
  refuse.mockRestore();
  ({ store } = loggedInStore());
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  answers.push(figures('two'));
  expect(await load()).toMatchObject({ fromDevice: false, series: { unitOfTest: 'two' } });
  open.mockRestore();
});

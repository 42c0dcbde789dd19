// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteFailure, noteRun } from '../memory/version-record.ts';
import { reportVersions } from './report-versions.ts';

const address = 'https://releases.farm.example/v1/version-reports';
const stock = (version: string) => ({ part: 'mf-stock', version, hostApi: '^1.9.0' });
const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000);

const sent = vi.fn<(url: string, request?: RequestInit) => Promise<Response>>();
/** The reports so far, each as its lines, such as `mf-stock 1 tried`. */
const reports = () =>
  sent.mock.calls.flatMap(([url, request]) =>
    url === address
      ? [(JSON.parse(request?.body as string) as string[][]).map((line) => line.join(' ')).toSorted()]
      : [],
  );

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] });
  sent.mockReset().mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Tells now; returns the lines of the report, or null if none left. */
async function reportNow(): Promise<string[] | null> {
  const before = reports().length;
  await reportVersions(address).catch(() => undefined);
  return reports()[before] ?? null;
}

describe('a report', () => {
  test('has the versions that ran and the kinds of their failures, and nothing that names person, farm or device', async () => {
    noteRun(stock('1'));
    noteFailure(stock('1'), 'Ana typed …', false, 'draw');
    noteFailure(stock('2'), 'chunk …', true, 'files');
    expect(await reportNow()).toEqual(['mf-stock 1 draw', 'mf-stock 1 tried', 'mf-stock 2 files', 'mf-stock 2 tried']);
    expect(sent.mock.lastCall![1]).toEqual({
      method: 'POST',
      headers: { 'accept-language': '*' },
      body: expect.any(String),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
      priority: 'low',
    });
  });

  test('names the shell by the build that the page runs', async () => {
    const src = '/assets/main.1.js';
    document.head.append(Object.assign(document.createElement('script'), { type: 'off', src }));
    sent.mockImplementation(async () => Response.json({ version: '1.4.2-b267f29b', files: { [src]: 'sha256-a' } }));
    noteRun({ part: 'shell', version: '1.4.2', hostApi: '1.35.0' });
    expect(await reportNow()).toEqual(['shell 1.4.2-b267f29b tried']);
  });
});

test('a finding is reported once a day, and a new one at most once an hour', async () => {
  noteRun(stock('1'));
  expect(await reportNow()).toEqual(['mf-stock 1 tried']);
  hours(0.5);
  noteFailure(stock('1'), 'broken', false, 'draw');
  expect(await reportNow()).toBeNull();
  hours(0.6);
  noteRun(stock('1'));
  expect(await reportNow()).toEqual(['mf-stock 1 draw']);
  hours(2);
  noteFailure(stock('1'), 'broken again', false, 'held');
  expect(await reportNow()).toBeNull();
  noteFailure(stock('1'), 'lost', false, 'files');
  expect(await reportNow()).toEqual(['mf-stock 1 files']);
  hours(21);
  noteRun(stock('1'));
  expect(await reportNow()).toEqual(['mf-stock 1 tried']);
});

test('a finding of more than a day ago is not reported', async () => {
  noteRun(stock('1'));
  noteFailure(stock('1'), 'broken', false, 'draw');
  hours(25);
  expect(await reportNow()).toBeNull();
});

test('a report that does not arrive is lost, and the device goes on', async () => {
  noteRun(stock('1'));
  sent.mockRejectedValue(new TypeError('no network'));
  expect(await reportNow()).toEqual(['mf-stock 1 tried']);
  hours(2);
  noteRun(stock('1'));
  expect(await reportNow()).toBeNull();
});

test('a device whose clock was set back by a month tells again', async () => {
  noteRun(stock('1'));
  await reportNow();
  hours(-720);
  noteRun(stock('1'));
  expect(await reportNow()).toEqual(['mf-stock 1 tried']);
});

test.each([
  ['without a network', { onLine: false }],
  ['where the person saves data', { onLine: true, connection: { saveData: true } }],
])('nothing is sent %s, and the finding is reported later', async (_, navigator) => {
  noteRun(stock('1'));
  vi.stubGlobal('navigator', navigator);
  expect(await reportNow()).toBeNull();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await reportNow()).toEqual(['mf-stock 1 tried']);
});

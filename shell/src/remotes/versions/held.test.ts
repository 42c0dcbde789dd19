// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDrawn } from '../drawing/held-record.ts';
import type { LoadFeature } from '../load.ts';
import type { Outcomes } from '../outcomes.ts';
import type { Release } from '../registry/registry.ts';
import { HeldError } from '../remote-error.ts';
import { Remotes } from '../remotes.ts';

const loadFeature = vi.fn<LoadFeature>();
const outcomes = { failed: vi.fn<Outcomes['failed']>(), runs: vi.fn<Outcomes['runs']>() };
const release = (version: string): Release => ({
  version,
  base: `/r/mf-stock/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^2.0.0',
  layout: 'app',
  routes: ['/app/stock'],
  files: {},
});
const feature = { routes: [], messages: {} };

beforeEach(() => {
  vi.stubGlobal('__HOST_API__', '2.3.0');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-04T08:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  loadFeature.mockReset().mockResolvedValue(feature);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page hangs while it draws this version, and a person ends it a minute later. */
function hang(version: string, step = 0): void {
  const marks = [{ remote: 'mf-stock', version, step }];
  localStorage.setItem('seguia-drawing-1', JSON.stringify({ since: Date.now(), marks }));
  vi.advanceTimersByTime(60_000);
}
const start = (...versions: string[]) =>
  new Remotes({ 'mf-stock': versions.map(release) }, 'fr', loadFeature, outcomes);
/** The version that a start loads. */
async function loaded(remotes: Remotes): Promise<string | undefined> {
  await remotes.load('mf-stock');
  return loadFeature.mock.calls.at(-1)?.[1].version;
}
const hours = (count: number) => vi.advanceTimersByTime(count * 3_600_000);

test('a version that held the page is replaced at the next start, which reports it once, and at those after', async () => {
  hang('2');
  expect(await loaded(start('2', '1'))).toBe('1');
  expect(outcomes.failed.mock.calls.map(([{ remote, version, cause }]) => [remote, version?.version, cause])).toEqual([
    ['mf-stock', '2', new HeldError('a screen or card of it never returned from being drawn')],
  ]);
  hours(1);
  expect(await loaded(start('2', '1'))).toBe('1');
  expect(outcomes.failed).toHaveBeenCalledOnce();
});

test('loads a newer version at once', async () => {
  hang('2');
  expect(await loaded(start('3', '2', '1'))).toBe('3');
});

test('tries the version again after a day', async () => {
  hang('2');
  expect(await loaded(start('2', '1'))).toBe('1');
  hours(25);
  expect(await loaded(start('2', '1'))).toBe('2');
});

test('draws the only version again, and after the third time only when a person says so', async () => {
  for (const time of [1, 2]) {
    hang('2');
    expect(await loaded(start('2')), `after ${time}`).toBe('2');
  }
  hang('2');
  loadFeature.mockClear();
  const remotes = start('2');
  const failure = await remotes.load('mf-stock').catch((error: unknown) => error);
  expect(failure).toMatchObject({ remote: 'mf-stock', version: { version: '2' }, cause: { name: 'HeldError' } });
  hours(100);
  await expect(start('2').load('mf-stock')).rejects.toMatchObject({ cause: { name: 'HeldError' } });
  expect(loadFeature).not.toHaveBeenCalled();

  await remotes.refresh(failure as never);
  expect(await loaded(remotes)).toBe('2');
  expect(await loaded(start('2'))).toBe('2');
});

test.each([
  ['was drawn in between', () => noteDrawn({ remote: 'mf-stock', version: '2' }), 0],
  ['was drawn each time, and left a moment later', () => undefined, 3],
])('a version that %s is never barred', async (_, between, step) => {
  for (let time = 0; time < 6; time += 1) {
    hang('2', step);
    expect(await loaded(start('2'))).toBe('2');
    between();
  }
});

test('does not affect other parts', async () => {
  hang('2');
  const remotes = new Remotes({ 'mf-other': [release('2'), release('1')] }, 'fr', loadFeature, outcomes);
  await remotes.load('mf-other');
  expect(loadFeature.mock.calls.at(-1)?.[1].version).toBe('2');
});

test('a version that may have held a page is taken before one that cannot be drawn', async () => {
  hang('1');
  const page = start('2', '1');
  expect(await loaded(page)).toBe('2');
  expect(page.failedInUse(page.failureInUse('mf-stock', new Error('cannot be drawn')))).toBe(true);
  expect(await loaded(start('2', '1'))).toBe('1');
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { json } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLog } from './use-log.ts';

/** Calls of the log that nothing answers until the test does. */
let calls: { url: string; signal: AbortSignal; answer: () => Promise<void> }[];
const meta = { total: 0, has_more: false, sync_date: '1', current_page: 1, per_page: 200 };

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (request: Request) => {
    if (!request.url.includes('/log?')) return Promise.resolve(json({ data: [], meta }));
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    calls.push({
      url: request.url,
      signal: request.signal,
      answer: () => act(async () => resolve(json({ data: [], meta }))),
    });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

function logOf(store = loggedInStore().store) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rendered = renderHook(() => useLog(), { wrapper });
  const prepare = async (from: string) => {
    const before = calls.length;
    act(() => void rendered.result.current.prepare({ from, to: '2026-06-30', plotId: null }));
    await vi.waitFor(() => expect(calls).toHaveLength(before + 1));
  };
  return { ...rendered, prepare, state: () => rendered.result.current.state };
}

test('a log of another period takes the place of the one under way, which is given up', async () => {
  const { prepare, state } = logOf();
  await prepare('2026-05-01');
  await prepare('2026-06-01');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[1]!.answer();
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'ready', hashed: { log: { from: '2026-06-01' } } }));
});

test.each([
  ['is forgotten', ({ result }: ReturnType<typeof logOf>) => result.current.forget()],
  ['is left', ({ unmount }: ReturnType<typeof logOf>) => unmount()],
])('a log whose screen %s is loaded no further', async (_how, end) => {
  const log = logOf();
  await log.prepare('2026-05-01');
  expect([log.state().kind, calls[0]!.signal.aborted]).toEqual(['loading', false]);
  act(() => end(log));
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('what is forgotten while it is loaded is not shown afterwards', async () => {
  const log = logOf();
  await log.prepare('2026-05-01');
  act(() => log.result.current.forget());
  await act(async () => undefined);
  expect(log.state()).toEqual({ kind: 'none' });
});

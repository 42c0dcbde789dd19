// @vitest-environment happy-dom
import { ApiError } from '@seguia/shared/platform';
import { act, renderHook } from '@testing-library/react';
import { atom } from 'jotai';
import { expect, test } from 'vitest';
import { useFetched } from './use-fetched.ts';

test('keeps what was fetched when a refresh fails, and tells whether a refresh brought something new', async () => {
  const answers: (() => Promise<string>)[] = [];
  const answering = (text: string) => answers.push(() => Promise.resolve(text));
  const loadAtom = atom(null, (_get, _set, _signal: AbortSignal) => answers.shift()!());
  answering('first');
  const { result } = renderHook(() => useFetched(loadAtom));
  await act(async () => undefined);
  expect(result.current.answer).toBe('first');
  const refresh = () => act(() => result.current.refresh());
  answering('second');
  expect(await refresh()).toBe('updated');
  answering('second');
  expect(await refresh()).toBe('up-to-date');
  answers.push(() => Promise.reject(new ApiError('offline')));
  await act(() => expect(result.current.refresh()).rejects.toMatchObject({ kind: 'offline' }));
  expect([result.current.answer, result.current.error?.kind]).toEqual(['second', 'offline']);
  answering('third');
  await refresh();
  expect([result.current.answer, result.current.error]).toEqual(['third', null]);
});

test.each([
  ['opening', () => undefined],
  ['refreshing', ({ refresh }: { refresh: () => Promise<unknown> }) => void refresh().catch(() => undefined)],
  ['another try', ({ retry }: { retry: () => void }) => retry()],
])('leaving a screen cancels its call of %s', async (_what, ask) => {
  const signals: AbortSignal[] = [];
  const loadAtom = atom(null, (_get, _set, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const { result, unmount } = renderHook(() => useFetched(loadAtom));
  await act(async () => ask(result.current));
  expect(signals.at(-1)?.aborted).toBe(false);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual(signals.map(() => true));
});

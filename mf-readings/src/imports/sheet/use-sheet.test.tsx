// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { SheetFile } from '@seguia/shared/platform';
import { noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSheet } from './use-sheet.ts';

/** The steps that wait until the test lets them go, by name. */
const held = vi.hoisted(() => new Map<string, () => void>());
const hold = vi.hoisted(
  () => (name: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      held.set(name, resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    }),
);
vi.mock('@seguia/shared/platform', async (original) => ({
  ...(await original<object>()),
  openSheetFile: async ({ name }: File) => {
    await hold(`open ${name}`);
    return sheetFile(name);
  },
}));
vi.mock('../server/import-calls.ts', async () => {
  const { atom } = await import('jotai');
  const know = (_get: unknown, _set: unknown, { days, signal }: { days: string[]; signal: AbortSignal }) =>
    hold(`know ${days[0]}`, signal);
  return { knowReadingsAtom: atom(null, know) };
});
beforeEach(() => held.clear());

/** A file without questions. The answer about the hour becomes the first of its days. */
const sheetFile = vi.hoisted(() => (name: string) => {
  const sheet = {
    name,
    closed: false,
    close: () => void (sheet.closed = true),
    preview: async () => [],
    read: async ({ answers }: { answers: { time?: string } }) => ({
      questions: [],
      columns: [],
      groups: [],
      days: [answers.time ?? name, 'end'],
    }),
  };
  return sheet as unknown as SheetFile;
});
const open = () => renderHook(() => useSheet([], async () => undefined)).result;
const letGo = (name: string) =>
  act(async () => {
    await vi.waitFor(() => expect(held.has(name)).toBe(true));
    held.get(name)?.();
  });
const file = (name: string) => new File([''], name);

test('choosing another file replaces the file that is still opening', async () => {
  const hook = open();
  act(() => void hook.current.open(file('wrong.csv')));
  act(() => void hook.current.open(file('right.csv')));
  await letGo('open right.csv');
  await letGo('know right.csv');
  await vi.waitFor(() => expect(hook.current.sheet?.file.name).toBe('right.csv'));
  await letGo('open wrong.csv');
  await act(async () => held.get('know wrong.csv')?.());
  expect([hook.current.sheet?.file.name, hook.current.isReading]).toEqual(['right.csv', false]);
});

test('leaving the page closes its file', async () => {
  const { result, unmount } = renderHook(() => useSheet([], async () => undefined));
  act(() => void result.current.open(file('a.csv')));
  await letGo('open a.csv');
  await letGo('know a.csv');
  await vi.waitFor(() => expect(result.current.sheet).not.toBeNull());
  const { file: opened } = result.current.sheet!;
  unmount();
  expect(opened).toMatchObject({ closed: true });
});

test('a cancelled file does not come back', async () => {
  const hook = open();
  act(() => void hook.current.open(file('a.csv')));
  await letGo('open a.csv');
  await letGo('know a.csv');
  await vi.waitFor(() => expect(hook.current.sheet?.isCompared).toBe(true));
  act(() => void hook.current.answer({ ...noAnswers, time: '08:00' }));
  await vi.waitFor(() => expect(held.has('know 08:00')).toBe(true));
  act(() => hook.current.close());
  await letGo('know 08:00');
  expect([hook.current.sheet, hook.current.fault, hook.current.isReading]).toEqual([null, null, false]);
});

test.each(['cancelled', 'replaced'])(
  'an answer to a file that was %s meanwhile does not bring it back',
  async (how) => {
    const hook = open();
    act(() => void hook.current.open(file('a.csv')));
    await letGo('open a.csv');
    await letGo('know a.csv');
    await vi.waitFor(() => expect(hook.current.sheet?.isCompared).toBe(true));
    const { answer } = hook.current;
    if (how === 'cancelled') act(() => hook.current.close());
    else act(() => void hook.current.open(file('b.csv')));
    await act(() => answer({ ...noAnswers, time: '08:00' }));
    if (how === 'replaced') {
      await letGo('open b.csv');
      await letGo('know b.csv');
    }
    await vi.waitFor(() => expect(hook.current.isReading).toBe(false));
    expect(hook.current.sheet?.file.name).toBe(how === 'replaced' ? 'b.csv' : undefined);
  },
);

test('an answer that arrives while the previous one is compared with the farm waits for the same comparison', async () => {
  const hook = open();
  act(() => void hook.current.open(file('a.csv')));
  await letGo('open a.csv');
  await letGo('know a.csv');
  await vi.waitFor(() => expect(hook.current.sheet?.isCompared).toBe(true));
  act(() => void hook.current.answer({ ...noAnswers, time: '08:00' }));
  await vi.waitFor(() => expect(held.has('know 08:00')).toBe(true));
  held.delete('know 08:00');
  act(() => void hook.current.answer({ ...noAnswers, time: '08:00', order: 'dayFirst' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(hook.current.isReading).toBe(true);
  await letGo('know 08:00');
  await vi.waitFor(() => expect(hook.current.isReading).toBe(false));
  expect(hook.current.sheet?.answers).toMatchObject({ time: '08:00', order: 'dayFirst' });
});

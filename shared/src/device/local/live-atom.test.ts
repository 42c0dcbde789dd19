import { beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '../database/changes.ts';
import { follower } from './live-atom.ts';

let changes: Changes;
let answers: ((value: number) => void)[];
const load = () => new Promise<number>((resolve) => answers.push(resolve));
const shown = vi.fn<(value: number) => void>();
/** Waits until the answers have arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
beforeEach(() => {
  changes = new Changes('followed');
  answers = [];
  shown.mockClear();
});

test('changes during a load cause one more load, never two at once', async () => {
  follower(changes, ['readings'], load, shown);
  for (const store of ['readings', 'readings', 'plots'] as const) changes.announce(store);
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(2);
  await settle();
  expect(answers).toHaveLength(2);
  expect(shown.mock.calls).toEqual([[1], [2]]);
  changes.announce('readings');
  expect(answers).toHaveLength(3);
});

test('a thousand changes in a row load a few times, and the last one is shown', async () => {
  vi.useFakeTimers();
  let changed = 0;
  let loads = 0;
  const slow = async () => {
    loads += 1;
    const value = changed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return value;
  };
  follower(changes, ['outbox'], slow, shown);
  for (; changed < 1000; changed += 1) {
    changes.announce('outbox');
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  // The changes take 10 s. A load takes 50 ms, and the next one follows after 150 ms.
  expect(loads).toBeLessThan(60);
  expect(loads).toBeGreaterThan(40);
  expect(shown).toHaveBeenLastCalledWith(999);
});

test('pauses no longer than a person waits, however long a load took', async () => {
  vi.useFakeTimers();
  follower(changes, ['readings'], load, shown);
  changes.announce('readings');
  await vi.advanceTimersByTimeAsync(20_000);
  answers[0]?.(1);
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(answers).toHaveLength(2);
});

test('loads again on request, and not for other stores', async () => {
  const { refresh } = follower(changes, ['readings'], load, shown);
  answers[0]?.(1);
  await settle();
  changes.announce('plots');
  expect(answers).toHaveLength(1);
  refresh();
  expect(answers).toHaveLength(2);
});

test('shows and loads nothing after it was stopped', async () => {
  const { stop } = follower(changes, ['readings'], load, shown);
  changes.announce('readings');
  stop();
  answers[0]?.(1);
  await settle();
  changes.announce('readings');
  expect(answers).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});

test('a failing load keeps what was shown, and the next change tries again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  follower(changes, ['readings'], () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(7)), shown);
  await settle();
  expect([shown.mock.calls.length, consoleError.mock.calls.length]).toEqual([0, 1]);
  fails = false;
  changes.announce('readings');
  await settle();
  expect(shown.mock.calls).toEqual([[7]]);
  consoleError.mockRestore();
});

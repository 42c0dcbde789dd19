import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageHangsError, withTimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time returns its result, and leaves no timer', async () => {
  expect(await withTimeLimit(Promise.resolve(7))).toBe(7);
  await expect(withTimeLimit(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [undefined, 5000],
  [3000, 3000],
])('work that does not end fails after its time (%j)', async (given, milliseconds) => {
  const ended = vi.fn<(error: unknown) => void>();
  withTimeLimit(new Promise(() => {}), given).catch(ended);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls[0]?.[0]).toBeInstanceOf(StorageHangsError);
  expect(ended.mock.calls[0]?.[0]).toMatchObject({
    name: 'StorageHangsError',
    message: `The browser's storage did not answer within ${milliseconds} ms.`,
  });
});

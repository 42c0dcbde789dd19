import { expect, test } from 'vitest';
import { Backoff } from './backoff.ts';

function clocked(random = 1) {
  let now = 0;
  const backoff = new Backoff(
    () => now,
    () => random,
  );
  return { backoff, wait: (milliseconds: number) => (now += milliseconds) };
}

test('pauses double from a second to two minutes', () => {
  const { backoff } = clocked();
  const pauses = Array.from({ length: 9 }, () => {
    backoff.fail();
    return backoff.rest / 1000;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  backoff.succeed();
  expect(backoff.rest).toBe(0);
  backoff.fail();
  expect(backoff.rest).toBe(1000);
});

test('pauses vary at random, by half at most', () => {
  const { backoff } = clocked(0);
  backoff.fail();
  expect(backoff.rest).toBe(500);
});

test('looking at the app ends its own pause, never the one that the server asked for', () => {
  const { backoff, wait } = clocked();
  backoff.fail();
  backoff.hurry();
  expect(backoff.rest).toBe(0);
  backoff.fail(30);
  backoff.hurry();
  expect(backoff.rest).toBe(30_000);
  wait(30_000);
  expect(backoff.rest).toBe(0);
});

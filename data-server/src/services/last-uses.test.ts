import { expect, test } from 'vitest';
import { LastUses } from './last-uses.ts';

test('stores the use of a session once for many calls, and again a quarter of an hour later', () => {
  const uses = new LastUses();
  const isDue = (at: number, session = 'a') => uses.isDue(session, 1000, at);
  expect([isDue(1899), isDue(1900), isDue(1900), isDue(2799), isDue(2800)]).toEqual([false, true, false, false, true]);
  expect(isDue(2800, 'b')).toBe(true);
});

test('stores uses together that arrive while others are being stored', async () => {
  const uses = new LastUses();
  const stored: string[][] = [];
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const write = async (hashes: string[]) => {
    stored.push(hashes);
    await isDone;
  };
  const all = Promise.all(['a', 'b', 'c'].map((session) => uses.store(session, write)));
  finish();
  await all;
  expect(stored).toEqual([['a'], ['b', 'c']]);
});

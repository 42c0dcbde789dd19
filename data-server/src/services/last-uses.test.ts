import { expect, test } from 'vitest';
import { LastUses } from './last-uses.ts';

test('of many calls at once one stores the use of a session, and another a quarter of an hour later', () => {
  const uses = new LastUses();
  const isDue = (at: number, session = 'a') => uses.isDue(session, 1000, at);
  expect([isDue(1899), isDue(1900), isDue(1900), isDue(2799), isDue(2800)]).toEqual([false, true, false, false, true]);
  expect(isDue(2800, 'b')).toBe(true);
});

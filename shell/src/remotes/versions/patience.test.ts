import { expect, test } from 'vitest';
import { patience } from './patience.ts';

test.each([
  [0, 15_000],
  [3999, 15_000],
  [5500, 13_500],
  [9000, 10_000],
  [9001, 15_000],
  [600_000, 15_000],
])('a wait that begins %i ms after the page’s start lasts %i ms at most', (sinceStart, wait) => {
  expect(patience(sinceStart)).toBe(wait);
});

import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

test('a seed gives the same numbers on every machine, so that demo, proofs and pictures do not change', () => {
  const next = randomOf(7);
  expect([next(), next(), next()]).toEqual([0.011704753153026104, 0.06195825757458806, 0.97690763277933]);
  expect(randomOf(8)()).not.toBe(randomOf(7)());
});

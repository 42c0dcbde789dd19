import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test.each([1, 2])(
  'a storm loses, doubles and overwrites nothing unseen (seed %d, 40 steps)',
  async (seed) => {
    const { faults, saved } = await chaos(seed, 40);
    expect(faults).toEqual([]);
    expect(saved).toBeGreaterThan(10);
  },
  60_000,
);

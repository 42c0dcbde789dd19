import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { chaos } from '../testing/chaos.ts';

test.each([1, 2, 3])(
  'in a storm nothing is lost, doubled or written over unseen (seed %d, 60 steps)',
  async (seed) => {
    const { faults, saved } = await chaos(seed, 60);
    expect(faults).toEqual([]);
    expect(saved).toBeGreaterThan(10);
  },
  60_000,
);

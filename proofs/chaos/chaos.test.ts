import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test.each([1, 2])(
  'in a storm nothing is lost, doubled or written over unseen (seed %d, 40 steps)',
  async (seed) => {
    const { faults, saved } = await chaos(seed, 40);
    expect(faults).toEqual([]);
    expect(saved).toBeGreaterThan(10);
  },
  60_000,
);

import { expect, test } from 'vitest';
import { takesReading } from './takes-reading.ts';

const closed = { id: 'a', closed: true, updatedAt: 1000 };

test.each([
  ['an open plot takes every reading', { ...closed, closed: false }, 2000, undefined, true],
  ['a closed one takes what was read before', closed, 1000, undefined, true],
  ['but none of after', closed, 1001, undefined, false],
  ['a reading of its own stays at its instant', closed, 1500, { plotId: 'a', timestamp: 1500 }, true],
  ['and may be moved to an earlier one', closed, 1400, { plotId: 'a', timestamp: 1500 }, true],
  ['but to no later one', closed, 1600, { plotId: 'a', timestamp: 1500 }, false],
  ['one of before may not be moved behind the closing', closed, 1001, { plotId: 'a', timestamp: 900 }, false],
  ['nor one of another plot', closed, 1500, { plotId: 'b', timestamp: 1500 }, false],
] as const)('%s', (_, plot, timestamp, before, expected) => {
  expect(takesReading(plot, timestamp, before)).toBe(expected);
});

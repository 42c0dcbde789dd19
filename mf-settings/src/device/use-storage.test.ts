import { expect, test } from 'vitest';
import { inBytesUnit } from './use-storage.ts';

test.each([
  [0, 0, 'kilobyte'],
  [12_300, 12.3, 'kilobyte'],
  [4_560_000, 4.56, 'megabyte'],
  [2_000_000_000, 2, 'gigabyte'],
])('%i bytes are written as %f %s', (bytes, value, unit) => {
  expect(inBytesUnit(bytes)).toEqual({ value, unit });
});

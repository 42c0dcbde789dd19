import { expect, test } from 'vitest';
import { isId, newId } from './uuid.ts';

test('ids are UUIDv7 and sort by their time of creation', () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(ids.every((id) => id[14] === '7')).toBe(true);
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  expect(isId('not-an-id')).toBe(false);
});

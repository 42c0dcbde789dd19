import { expect, test } from 'vitest';
import { addPage, emptyPaging, hasMore } from './paging.ts';

const page = (ids: string[], currentPage: number, total: number) => ({
  data: ids.map((id) => ({ id })),
  meta: { total, currentPage, perPage: 2 },
});

// Specification 4: farm list: the first page replaces the list
// Specification 4: farm list: later pages append
test('the first page replaces the list, later pages append', () => {
  const first = addPage(emptyPaging<{ id: string }>(2), page(['a', 'b'], 1, 3), true);
  if (first === 'duplicates') throw new Error('duplicates');
  expect(addPage(first, page(['c'], 2, 3), false)).toMatchObject({ list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  expect(addPage(first, page(['z'], 1, 1), true)).toMatchObject({ list: [{ id: 'z' }], total: 1, currentPage: 1 });
});

test('before the first page the list is empty, and all of it is to come', () => {
  expect(emptyPaging(25)).toEqual({ list: [], total: 0, currentPage: 0, perPage: 25 });
});

test('duplicate ids ask for a reset', () => {
  const first = addPage(emptyPaging<{ id: string }>(2), page(['a', 'b'], 1, 4), true);
  if (first === 'duplicates') throw new Error('duplicates');
  expect(addPage(first, page(['b', 'c'], 2, 4), false)).toBe('duplicates');
});

// Specification 4: more only when total exceeds currentPage times perPage
test('loads more only if the total exceeds currentPage × perPage', () => {
  expect(hasMore({ total: 3, currentPage: 1, perPage: 2 })).toBe(true);
  expect(hasMore({ total: 2, currentPage: 1, perPage: 2 })).toBe(false);
  expect(hasMore({ total: 0, currentPage: 0, perPage: 2 })).toBe(false);
});

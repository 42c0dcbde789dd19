import { expect, test } from 'vitest';
import { chosenFields, orderOf, pageOf } from './lists.ts';

test('a page has 25 rows unless the call says otherwise', () => {
  expect(pageOf({}, {})).toEqual({ number: 1, size: 25, offset: 0 });
  expect(pageOf({ page: 3 }, { paginate: 10 })).toEqual({ number: 3, size: 10, offset: 20 });
  expect(pageOf({ page: 2 }, { 'no-paginate': true, paginate: 10 })).toEqual({
    number: 2,
    size: 20_000,
    offset: 20_000,
  });
  expect(pageOf({}, { 'no-paginate': false, paginate: 10 }).size).toBe(10);
});

test('a leading minus turns the order round', () => {
  expect(orderOf(['-created_at', 'id'])).toEqual([
    { column: 'created_at', descending: true },
    { column: 'id', descending: false },
  ]);
});

test('chosen fields come with the id, and in no other way changed', () => {
  const rows = [{ id: 'a', date: 'd', note: null }];
  expect(chosenFields(rows, undefined)).toBe(rows);
  expect(chosenFields(rows, ['note'])).toEqual([{ id: 'a', note: null }]);
  expect(chosenFields(rows, [])).toEqual([{ id: 'a' }]);
});

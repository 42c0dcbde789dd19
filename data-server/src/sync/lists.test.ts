import { expect, test } from 'vitest';
import { chosenFields, orderOf, pageOf } from './lists.ts';
import { textOf } from './place.ts';

test('a page has 25 rows unless the call says otherwise', () => {
  expect(pageOf({}, {})).toEqual({ number: 1, size: 25, offset: 0, after: null });
  expect(pageOf({ page: 3 }, { paginate: 10 })).toEqual({ number: 3, size: 10, offset: 20, after: null });
  expect(pageOf({ page: 2 }, { 'no-paginate': true, paginate: 10 })).toEqual({
    number: 2,
    size: 20_000,
    offset: 20_000,
    after: null,
  });
  expect(pageOf({}, { 'no-paginate': false, paginate: 10 }).size).toBe(10);
});

test('a page has at most 200 rows, whatever number is sent', () => {
  expect(pageOf({}, { paginate: Number.POSITIVE_INFINITY }).size).toBe(200);
});

test('refuses a page deeper than 20,000 rows, but not a place', () => {
  expect(pageOf({ page: 801 }, {}).offset).toBe(20_000);
  expect(() => pageOf({ page: 802 }, {})).toThrow('bad_request');
  expect(() => pageOf({ page: 3 }, { 'no-paginate': true })).toThrow('bad_request');
  expect(pageOf({ page: 802, after: textOf([1, 'a']) }, {})).toMatchObject({ offset: 0, after: [1, 'a'] });
});

test.each(['', 'x', textOf([]), Buffer.from('{"a":1}').toString('base64url')])('"%s" is no place', (after) => {
  expect(() => pageOf({ after }, {})).toThrow('bad_request');
});

test('a leading minus reverses the order', () => {
  expect(orderOf(['-created_at', 'id'])).toEqual([
    { column: 'created_at', descending: true },
    { column: 'id', descending: false },
  ]);
});

test('a name orders once, where it comes first: a database takes only so many', () => {
  const words = Array.from({ length: 2500 }, () => ['name', '-id', '-name'] as const).flat();
  expect(orderOf(words)).toEqual([
    { column: 'name', descending: false },
    { column: 'id', descending: true },
  ]);
});

test('chosen fields come with the id, and otherwise unchanged', () => {
  const rows = [{ id: 'a', date: 'd', note: null }];
  expect(chosenFields(rows, undefined)).toBe(rows);
  expect(chosenFields(rows, ['note'])).toEqual([{ id: 'a', note: null }]);
  expect(chosenFields(rows, [])).toEqual([{ id: 'a' }]);
});

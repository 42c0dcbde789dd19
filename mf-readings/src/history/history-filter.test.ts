import { expect, test } from 'vitest';
import { filterFrom, withFilter, without } from './history-filter.ts';

test('a filter survives the address', () => {
  const filter = { plotId: 'p1', cropTypeId: 't1', createdBy: 'me', from: '2026-01-01', to: '2026-02-28' };
  expect(filterFrom(withFilter(new URLSearchParams(), filter))).toEqual(filter);
});

test('dates that are none are left out of the filter', () => {
  expect(filterFrom(new URLSearchParams('from=2026-02-30&to=yesterday&plot='))).toEqual({});
});

test('taking one filter away leaves the others and the opened reading', () => {
  const search = new URLSearchParams('plot=p1&by=me&reading=r1');
  expect(withFilter(search, without(filterFrom(search), 'plotId')).toString()).toBe('by=me&reading=r1');
});

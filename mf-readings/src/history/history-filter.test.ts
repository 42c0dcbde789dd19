import { expect, test } from 'vitest';
import { idOf } from '../../testing/story-ids.ts';
import { filterFrom, withFilter, without } from './history-filter.ts';

const [plot, variety] = [1, 2].map((number) => idOf('0001', number)) as [string, string];

test('a filter survives the address', () => {
  const filter = { plotId: plot, cropTypeId: variety, createdBy: 'me', from: '2026-01-01', to: '2026-02-28' };
  expect(filterFrom(withFilter(new URLSearchParams(), filter))).toEqual(filter);
});

test('what makes no sense is left out of the filter', () => {
  expect(filterFrom(new URLSearchParams('from=2026-02-30&to=yesterday&plot='))).toEqual({});
  expect(filterFrom(new URLSearchParams('plot=none&variety=1&by=you'))).toEqual({});
});

test('taking one filter away leaves the others and the opened reading', () => {
  const search = new URLSearchParams(`plot=${plot}&by=me&reading=r1`);
  expect(withFilter(search, without(filterFrom(search), 'plotId')).toString()).toBe('by=me&reading=r1');
});

import type { DeviceReading } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { type LatestColumn, nextSort, sortedReadings, startSort } from './latest-sort.ts';

const reading = (id: string, timestamp: number, drainEc: number | null, firstname: string) =>
  ({ id, plotId: id, timestamp, drainEc, createdBy: { firstname, lastname: '' } }) as unknown as DeviceReading;
const newestFirst = [reading('b', 3, 3.1, 'Malika'), reading('a', 2, null, 'Amina'), reading('c', 1, 4.2, 'Amina')];

const order = (column: LatestColumn, descending: boolean) =>
  sortedReadings(
    newestFirst,
    { column, descending },
    (id) => `Serre ${id}`,
    (a, b) => a.localeCompare(b),
  )
    .map(({ id }) => id)
    .join('');

test('the newest come first, the highest values first, and what was not measured last', () => {
  expect(order(startSort.column, startSort.descending)).toBe('bac');
  expect(order('drainEc', true)).toBe('cba');
  expect(order('drainEc', false)).toBe('bca');
});

test('names are sorted as the language does, those alike with the newest first', () => {
  expect(order('plot', false)).toBe('abc');
  expect(order('author', false)).toBe('acb');
});

test('a head that is chosen again turns the order round', () => {
  const byDrain = nextSort(startSort, 'drainEc');
  expect(byDrain).toEqual({ column: 'drainEc', descending: true });
  expect(nextSort(byDrain, 'drainEc')).toEqual({ column: 'drainEc', descending: false });
  expect(nextSort(byDrain, 'plot')).toEqual({ column: 'plot', descending: false });
});

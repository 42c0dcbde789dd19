import { expect, test } from 'vitest';
import { moved, placeAfter, shifts } from './reorder.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 9, 'acdb'],
  [2, -4, 'cabd'],
])('an item moves from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
});

const heights = [50, 100, 60, 50];
test.each([
  [0, 0, 0],
  [0, 50, 0],
  [0, 51, 1],
  [0, 130, 1],
  [0, 131, 2],
  [0, 9000, 3],
  [3, -30, 3],
  [3, -31, 2],
  [3, -9000, 0],
])('the row %i, dragged by %i px, passes those whose half it covers: place %i', (from, distance, place) => {
  expect(placeAfter(heights, from, distance)).toBe(place);
});

test('rows make room by the height of the dragged one, which moves by the heights it passes', () => {
  expect(shifts(heights, 0, 2)).toEqual([160, -50, -50, 0]);
  expect(shifts(heights, 3, 1)).toEqual([0, 50, 50, -160]);
  expect(shifts(heights, 1, 1).map(Math.abs)).toEqual([0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { sparkline } from './sparkline-path.ts';

test('values spread over the width, the highest at the top', () => {
  expect(sparkline([1, 3, 2], null, 1)).toEqual({ line: 'M0 25L50 3L100 14', last: 'M100 14h0', shade: null });
});

test('a day without a value leaves a gap in the line, and one alone is a point', () => {
  const { line, last } = sparkline([1, null, 3, null, 2, 2, null], null, 1);
  expect(line).toBe('M0 25h0M33.33 3h0M66.67 14L83.33 14');
  // The newest value has the point, although its day is not the last.
  expect(last).toBe('M83.33 14h0');
});

test('a steady line stays flat: its scale is never lower than the least span', () => {
  expect(sparkline([2.5, 2.6], null, 1).line).toBe('M0 15.1L100 12.9');
});

test.each([
  [
    { low: 2, high: 3 },
    { top: 3, height: 22 },
  ],
  [
    { low: 2.5, high: null },
    { top: 0, height: 14 },
  ],
  [
    { low: null, high: 2.5 },
    { top: 14, height: 14 },
  ],
  [{ low: null, high: null }, null],
])('shades the band %j, with an open end up to the edge', (band, shade) => {
  expect(sparkline([2, 3], band, 1).shade).toEqual(shade);
});

test('draws only the band without values', () => {
  expect(sparkline([null, null], { low: 2, high: 3 }, 1)).toEqual({
    line: '',
    last: null,
    shade: { top: 3, height: 22 },
  });
  expect(sparkline([null], null, 1)).toEqual({ line: '', last: null, shade: null });
});

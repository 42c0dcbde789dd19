import { expect, test } from 'vitest';
import { typedNumber, typedNumbers } from './typed-numbers.ts';

test.each([
  ['', null],
  ['  ', null],
  ['-14,4', -14.4],
  ['−14.4', -14.4],
  ['٩٧٫٥', 97.5],
  ['-', Number.NaN],
  ['14 mV', Number.NaN],
])('%j is %s', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test('several numbers are separated by spaces, lines or semicolons, never by the decimal mark', () => {
  expect(typedNumbers(' 4,01 7,01;10.01\n')).toEqual([4.01, 7.01, 10.01]);
  expect(typedNumbers('')).toEqual([]);
  expect(typedNumbers('4,01 x')).toEqual([4.01, Number.NaN]);
});

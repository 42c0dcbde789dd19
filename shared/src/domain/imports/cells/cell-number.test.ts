import { expect, test } from 'vitest';
import { numberOfCell } from './cell-number.ts';

const text = (cell: string) => numberOfCell({ kind: 'text', text: cell });

test.each([
  ['١٫٨٥٠', 1.85, null],
  ['١٢٫٨٥٠', 12.85, null],
  ['-١٫٨٥٠', -1.85, null],
  ['١٬٨٥٠', 1850, null],
  ['١٬٨٥٠٫٥', 1850.5, null],
  ['٠٬٨٥٠', 0.85, null],
  ['١،٨٥٠', 1.85, 1850],
  ['1,850', 1.85, 1850],
  ['1.850', 1.85, 1850],
  ['-1.850', -1.85, -1850],
  ['0,850', 0.85, null],
  [',850', 0.85, null],
  ['1850,125', 1850.125, null],
  ['1,8500', 1.85, null],
  ['1 850,125', 1850.125, null],
  ['1.850,125', 1850.125, null],
  ['1,850.125', 1850.125, null],
  ['1.850.125', 1_850_125, null],
  ['0', 0, null],
  ['0,000', 0, null],
])('the cell %s is %d, and may be %s with its sign for thousands', (cell, value, grouped) => {
  expect(text(cell)).toMatchObject({ value, grouped });
});

test.each(['1.85.0', '1,85.0.1', '1,2,3', '12 34', '1.85x', ''])('the cell %j is no number', (cell) => {
  expect(text(cell)).toBeNull();
});

test.each([
  ['0%', 0, 0],
  ['0.0%', 0.125, 12.5],
  ['0.00', 0.125, 0.125],
])('a stored number that is displayed as %s is read as displayed', (format, stored, value) => {
  expect(numberOfCell({ kind: 'number', value: stored, format } as never)?.value).toBe(value);
});

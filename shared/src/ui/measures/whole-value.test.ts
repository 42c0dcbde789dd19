import { expect, test } from 'vitest';
import { isWhole, readWhole, writeWhole } from './whole-value.ts';

const intakeEc = { before: 1, after: 1, low: 0.3, high: 5 };

test.each(['2,7', '0,3', '5,0'])('%s is whole', (text) => {
  expect(isWhole(text, ',', intakeEc)).toBe(true);
});

test.each([
  ['', 'nothing is typed'],
  ['2', 'its decimal is missing'],
  ['2,', 'its decimal is missing'],
  ['2,75', 'it has a digit more'],
  ['10,5', 'it has a digit more before its mark'],
  ['0,1', 'it is below what is usual'],
  ['5,1', 'it is above what is usual'],
  ['2,7,', 'it has two marks'],
  ['2.7', 'the mark is of another language'],
  ['x,7', 'it is no number'],
])('%s is not whole, because %s', (text) => {
  expect(isWhole(text, ',', intakeEc)).toBe(false);
});

test('a value without decimals is whole with its last digit', () => {
  const inMicrosiemens = { before: 4, after: 0, low: 300, high: 5000 };
  expect(['270', '2700', '27000', '9000'].map((text) => isWhole(text, ',', inMicrosiemens))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a rule is the same after it was written and read', () => {
  expect(readWhole(writeWhole(intakeEc))).toEqual(intakeEc);
  expect(readWhole(writeWhole(undefined))).toBeNull();
});

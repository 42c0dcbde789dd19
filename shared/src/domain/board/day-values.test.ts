import { readingOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { dayValues } from './day-values.ts';

test('a day’s value of intake EC is the mean of its readings, without days that have none', () => {
  const readings = [
    { date: '1970-01-03', value: 2 },
    { date: '1970-01-02', value: 1 },
    { date: '1970-01-03', value: 3 },
    { date: '1970-01-04', value: null },
    { date: '1970-01-05', value: 0 },
    { date: '1970-01-05', value: 3 },
  ].map(({ date, value }) => readingOf({ date, intakeEc: value }));
  expect(dayValues('intakeEc', readings)).toEqual([
    { day: 2, value: 2.5 },
    { day: 1, value: 1 },
    { day: 4, value: 1.5 },
  ]);
});

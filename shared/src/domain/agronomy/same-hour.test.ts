import { expect, test } from 'vitest';
import { comparedHour, sameHourValues } from './same-hour.ts';

const reading = (date: string, time: string, drainEc: number | null, drainPercent: number | null = null) => ({
  date,
  time,
  drainEc,
  drainPercent,
});

const rows = [
  reading('2026-11-22', '16:20', 3.7, 28),
  reading('2026-11-22', '08:05', 3.3, 21),
  reading('2026-11-21', '17:50', 3.6),
  reading('2026-11-21', '14:30', 3.5),
  reading('2026-11-20', '12:40', 3.4, 27),
  reading('2026-11-19', '14:20', 3.1, null),
];

// Specification 10: days are compared at one hour
test('each day’s value is that of the reading nearest to the hour, up to two hours to each side', () => {
  expect(sameHourValues(rows, '16:20', 'drainEc').map(({ date, time, value }) => [date, time, value])).toEqual([
    ['2026-11-19', '14:20', 3.1],
    ['2026-11-21', '17:50', 3.6],
    ['2026-11-22', '16:20', 3.7],
  ]);
  expect(sameHourValues(rows, '08:00', 'drainEc').map(({ value }) => value)).toEqual([3.3]);
  const atTwoHours = reading('2026-11-23', '14:20', 3.2);
  expect(sameHourValues([atTwoHours], '16:20', 'drainEc').map(({ value }) => value)).toEqual([3.2]);
  expect(sameHourValues([atTwoHours], '16:21', 'drainEc')).toEqual([]);
});

test('each measure uses the readings that have it', () => {
  expect(sameHourValues(rows, '14:30', 'drainPercent').map(({ date, value }) => [date, value])).toEqual([
    ['2026-11-20', 27],
    ['2026-11-22', 28],
  ]);
  expect(sameHourValues([], '14:30', 'drainEc')).toEqual([]);
});

test('compares days at the hour of the last day that most days share, of several the latest', () => {
  const evening = reading('2026-11-22', '20:44', 3.6);
  expect(comparedHour([evening, ...rows])).toBe('16:20');
  expect(comparedHour([reading('2026-11-23', '07:40', null), ...rows])).toBe('16:20');
  expect(comparedHour([reading('2026-11-23', '08:10', 3.4), evening, ...rows])).toBe('08:10');
  const twice = [reading('2026-11-22', '08:05', 3.3), reading('2026-11-22', '12:40', 3.5)];
  expect(comparedHour(twice)).toBe('12:40');
});

test('a value of 0 counts like any other, and so does the hour of its reading', () => {
  const dry = reading('2026-11-23', '16:30', 0, 0);
  expect(sameHourValues([reading('2026-11-23', '15:00', 3, 21), dry], '16:20', 'drainPercent')).toEqual([
    { day: 20_780, date: '2026-11-23', time: '16:30', value: 0 },
  ]);
  expect(comparedHour([dry])).toBe('16:30');
});

test('without drain EC there is no hour', () => {
  expect(comparedHour([reading('2026-11-23', '07:40', null)])).toBeNull();
  expect(comparedHour([])).toBeNull();
});

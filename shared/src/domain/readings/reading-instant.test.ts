import type { ReadingBody } from '@seguia/openapi';
import { expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { mergeChange } from './reading-merge.ts';
import { checkReading, type ReadingContext } from './reading-rules.ts';
import { isInstantCoherent } from './reading-when.ts';
import { normaliseReading } from './normalise-reading.ts';

const check = (reading: ReadingBody, context: ReadingContext) => checkReading(normaliseReading(reading), context);
const clock = zoneClock('Asia/Kolkata');
const instant = Date.parse('2026-06-15T10:30:00+05:30') / 1000;
const typed = { plotId: 'plot', date: '2026-06-15', time: '10:30', intakeEc: 2.1, entryType: 'value' } as const;
const reading = { ...typed, timestamp: instant };

test.each([
  [0, true],
  [59, true],
  [7260, true],
  [7261, false],
  [-7260, true],
  [-7261, false],
])('an instant %d seconds from its date and time can belong to them: %j', (seconds, coherent) => {
  expect(isInstantCoherent({ ...typed, timestamp: instant + seconds }, clock)).toBe(coherent);
});

test('a reading without an instant contradicts nothing, and gets none', () => {
  expect(isInstantCoherent(typed, clock)).toBe(true);
  expect(normaliseReading(typed)).not.toHaveProperty('timestamp');
  expect(normaliseReading(reading).timestamp).toBe(instant);
});

test('the instant follows a changed day and hour, and stays with unchanged ones', () => {
  const later = { ...reading, time: '11:30', timestamp: instant + 3600 };
  expect(mergeChange(reading, later, { ...reading, intakeEc: 3 })).toMatchObject({ ...later, intakeEc: 3 });
  expect(mergeChange(reading, { ...reading, intakeEc: 3 }, later)).toMatchObject({ ...later, intakeEc: 3 });
  expect(mergeChange(reading, { ...typed, time: '11:30' }, reading)).not.toHaveProperty('timestamp');
  expect(mergeChange(typed, { ...typed, note: 'x' }, { ...typed, intakeEc: 3 })).not.toHaveProperty('timestamp');
});

test('a date and time that these rules place in the future are accepted if their instant is not', () => {
  const codes = (timestamp: number) =>
    check({ ...typed, timestamp }, { clock, now: instant - 3600 }).map(({ code }) => code);
  expect(codes(instant - 3600)).toEqual([]);
  expect(codes(instant)).toEqual(['date_in_future']);
});

test('names the time as in the future, not the date, if the minutes of grace reach into the next day', () => {
  const now = Date.parse('2026-06-15T23:50:00+05:30') / 1000;
  const fields = (date: string, time: string) =>
    check({ ...typed, date, time }, { clock, now }).map((item) => item.field);
  expect([fields('2026-06-16', '00:05'), fields('2026-06-16', '00:06'), fields('2026-06-17', '00:00')]).toEqual([
    [],
    ['time'],
    ['date'],
  ]);
});

test('an EC below zero was not typed in another unit', () => {
  expect(check({ ...typed, intakeEc: -1 }, { clock, now: instant })).toEqual([
    { field: 'intakeEc', code: 'ec_negative', severity: 'refused', fixes: [] },
  ]);
});

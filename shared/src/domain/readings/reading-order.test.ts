import type { ReadingBody } from '@seguia/openapi';
import { describe, expect, test, vi } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { checkReading, isSaveable, type ReadingContext } from './reading-rules.ts';
import { readingFields } from './reading-fields.ts';
import { normaliseReading } from './normalise-reading.ts';

const check = (reading: ReadingBody, context: ReadingContext) => checkReading(normaliseReading(reading), context);
const context = { clock: zoneClock('Asia/Kolkata'), now: Date.parse('2026-06-15T10:00:00Z') / 1000 };
const body = (change: Partial<ReadingBody> = {}): ReadingBody => ({
  plotId: 'plot',
  date: '2026-06-15',
  time: '10:30',
  intakeEc: 2.1,
  entryType: 'value',
  ...change,
});
const found = (change: Partial<ReadingBody>) =>
  check(body(change), context).map(({ field, code, severity }) => `${field} ${code} ${severity}`);
const drippers = { entryType: 'drippers', intakeEc: null, dripperCount: 101 } as const;

describe('several problems', () => {
  test('lists refused ones first', () => {
    expect(found({ intakeEc: 5.1, drainPh: 15 })).toEqual([
      'drainPh ph_out_of_range refused',
      'intakeEc ec_unusual ask',
    ]);
    expect(found(drippers)).toEqual(['values nothing_measured refused', 'dripperCount drippers_over_100 ask']);
  });

  test('leave out “nothing measured” if something else is refused already', () => {
    expect(found({ intakeEc: null, time: '25:00' })).toEqual(['time time_invalid refused']);
    expect(found({ intakeEc: null, plotId: '' })).toEqual(['plotId required refused']);
  });

  test('names a missing day and a missing time', () => {
    expect(found({ date: '', time: '' })).toEqual(['date required refused', 'time required refused']);
    expect(found({ date: '2026-02-30', time: '' })).toEqual(['date date_invalid refused', 'time required refused']);
  });

  test('can be saved if they are only questions', () => {
    expect(isSaveable(check(body({ intakeEc: 5.1 }), context))).toBe(true);
    expect(isSaveable(check(body({ intakeEc: 21 }), context))).toBe(false);
  });
});

// Specification 10: a note has up to 2,000 characters
test('accepts a note of two thousand characters, and refuses one more', () => {
  expect(found({ note: 'x'.repeat(2000) })).toEqual([]);
  expect(found({ note: 'x'.repeat(2001) })).toEqual(['note too_long refused']);
  expect(found({ note: null })).toEqual([]);
});

test('without another clock the device’s own decides what is in the future', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T10:00:00Z'), toFake: ['Date'] });
  const at = (time: string) => check(body({ time }), { clock: context.clock }).length;
  expect([at('15:30'), at('15:45'), at('15:46')]).toEqual([0, 0, 1]);
  vi.useRealTimers();
});

test('asks about an unusual value and about a jump', () => {
  const problems = check(body({ intakeEc: 6 }), { ...context, compared: { intakeEc: 2 } });
  expect(problems.map(({ code }) => code)).toEqual(['ec_unusual', 'jump']);
  expect(check(body(), { ...context, compared: { intakeEc: 0 } })).toEqual([]);
  expect(check(body(), { ...context, compared: { intakePh: 9 } })).toEqual([]);
});

test('offers the lost decimal mark for a questioned value, not another unit', () => {
  const fixes = (change: Partial<ReadingBody>) => check(body(change), context).flatMap((found) => found.fixes);
  expect(fixes({ intakeEc: 18 })).toEqual([{ kind: 'divide', divisor: 10, values: { intakeEc: 1.8 } }]);
  expect(fixes({ intakeEc: 0.2 })).toEqual([]);
  expect(fixes({ intakePh: -1 })).toEqual([]);
  expect(found({ drainPercent: 100 })).toEqual(['drainPercent percent_over_60 ask']);
  expect(found({ drainPercent: 100.1 })).toEqual(['drainPercent percent_over_100 ask']);
});

test('stores nothing for a missing value, and a measured one unchanged', () => {
  expect(normaliseReading(body({ note: ' \n' }))).toEqual({
    ...Object.fromEntries(readingFields.map((field) => [field, null])),
    ...body(),
    note: null,
  });
  const full = { intakePh: 5.8, drainEc: 3, drainPh: 6, drainPercent: 28, note: ' Pluie ' };
  expect(normaliseReading(body(full))).toMatchObject({ ...full, note: 'Pluie' });
  const volumes = { totalDrained: 900, intakePerDripper: 300, dripperCount: 10, dripperUnit: 'ml' } as const;
  const counted = body({ entryType: 'drippers', drainPercent: 99, ...volumes });
  expect(normaliseReading(counted)).toMatchObject({ ...volumes, drainPercent: 30 });
  expect(normaliseReading(body({ entryType: 'drippers' }))).toMatchObject({
    totalDrained: null,
    intakePerDripper: null,
    dripperCount: null,
    dripperUnit: null,
    drainPercent: null,
  });
});

import { zoneClock } from '../farm-time.ts';
import fc from 'fast-check';
import type { ReadingBody } from '@seguia/openapi';
import { describe, expect, test } from 'vitest';
import { problemCodes, type ReadingProblemCode } from './problem-codes.ts';
import { checkReading, type ReadingContext } from './reading-rules.ts';
import { normaliseReading } from './normalise-reading.ts';

const check = (reading: ReadingBody, context: ReadingContext) => checkReading(normaliseReading(reading), context);
const now = Date.parse('2026-06-15T10:00:00Z') / 1000;
const context: ReadingContext = { clock: zoneClock('Africa/Casablanca'), now };
const body = (change: Partial<ReadingBody> = {}): ReadingBody => ({
  plotId: 'plot',
  date: '2026-06-15',
  time: '10:30',
  intakeEc: 2.1,
  entryType: 'value',
  ...change,
});
const found = (change: Partial<ReadingBody>, compared: ReadingContext['compared'] = null) =>
  check(body(change), { ...context, compared }).map(({ field, code, severity }) => `${field} ${code} ${severity}`);

const drippers = (change: Partial<ReadingBody> = {}): Partial<ReadingBody> => ({
  intakeEc: null,
  entryType: 'drippers',
  totalDrained: 900,
  intakePerDripper: 300,
  dripperCount: 10,
  dripperUnit: 'ml',
  ...change,
});

type Found = [field: string, change: Partial<ReadingBody>, compared?: ReadingContext['compared']];

/** For each code, the field that it is about and what is changed in a reading without problems. The general codes are those of a quantity that has none of its own: none yet. */
const readings: Record<Exclude<ReadingProblemCode, 'below_possible' | 'above_possible' | 'unusual'>, Found[]> = {
  ec_negative: [
    ['intakeEc', { intakeEc: -0.1 }],
    ['drainEc', { drainEc: -1 }],
  ],
  ec_over_20: [
    ['intakeEc', { intakeEc: 20.01 }],
    ['drainEc', { drainEc: 21 }],
  ],
  ec_unusual: [
    ['intakeEc', { intakeEc: 0.2 }],
    ['intakeEc', { intakeEc: 5.1 }],
    ['intakeEc', { intakeEc: 20 }],
    ['drainEc', { drainEc: 0 }],
    ['drainEc', { drainEc: 8.1 }],
  ],
  ph_out_of_range: [
    ['intakePh', { intakePh: -0.1 }],
    ['intakePh', { intakePh: 14.1 }],
    ['drainPh', { drainPh: 15 }],
  ],
  ph_unusual: [
    ['intakePh', { intakePh: 4.4 }],
    ['intakePh', { intakePh: 7.6 }],
    ['drainPh', { drainPh: 8.1 }],
    ['drainPh', { drainPh: 14 }],
  ],
  ec_ph_swapped: [['drainPh', { drainEc: 6.2, drainPh: 3.4 }]],
  percent_negative: [['drainPercent', { drainPercent: -1 }]],
  percent_over_60: [
    ['drainPercent', { drainPercent: 61 }],
    ['drainPercent', drippers({ totalDrained: 2000 })],
  ],
  percent_over_100: [['drainPercent', { drainPercent: 101 }]],
  not_a_number: [
    ['intakeEc', { intakeEc: Number.NaN }],
    ['drainPh', { drainPh: Number.POSITIVE_INFINITY }],
  ],
  nothing_measured: [['values', { intakeEc: null }]],
  jump: [['intakeEc', { intakeEc: 2.51 }, { intakeEc: 2 }]],
  required: [
    ['plotId', { plotId: '' }],
    ['date', { date: '' }],
    ['dripperCount', drippers({ dripperCount: null })],
    ['dripperUnit', drippers({ dripperUnit: null })],
  ],
  date_invalid: [['date', { date: '2026-02-30' }]],
  time_invalid: [['time', { time: '24:00' }]],
  date_in_future: [
    ['date', { date: '2026-06-16' }],
    ['time', { time: '11:30' }],
  ],
  date_long_ago: [
    ['date', { date: '1999-12-31' }],
    ['date', { date: '0226-06-15' }],
  ],
  drippers_not_whole: [['dripperCount', drippers({ dripperCount: 1.5 })]],
  drippers_under_1: [['dripperCount', drippers({ dripperCount: 0 })]],
  drippers_over_100: [['dripperCount', { entryType: 'drippers', dripperCount: 101 }]],
  volume_negative: [['totalDrained', drippers({ totalDrained: -1 })]],
  volume_zero: [['intakePerDripper', drippers({ intakePerDripper: 0 })]],
  too_long: [['note', { note: 'x'.repeat(2001) }]],
};

const cases = Object.entries(readings).flatMap(([code, of]) =>
  of.map(([field, change, compared]) => [`${field} ${code}`, code as ReadingProblemCode, change, compared] as const),
);

test.each(cases)('finds %s', (problem, code, change, compared = null) => {
  // A question is alone, where a broken rule may come with questions.
  if (problemCodes[code].severity === 'ask') expect(found(change, compared)).toEqual([`${problem} ask`]);
  else expect(found(change, compared)).toContain(`${problem} refused`);
});

describe('a reading of the future is refused', () => {
  // Specification 5: the reading date cannot be in the future
  test('refuses a future date by the farm’s own calendar, wherever the phone is', () => {
    const tokyoMorning = Date.parse('2026-06-15T20:00:00Z') / 1000;
    const late = body({ date: '2026-06-16', time: '04:00' });
    expect(check(late, { clock: zoneClock('Africa/Casablanca'), now: tokyoMorning })).not.toEqual([]);
    expect(check(late, { clock: zoneClock('Asia/Tokyo'), now: tokyoMorning })).toEqual([]);
  });

  test('a phone whose clock is a few minutes fast is not refused', () => {
    expect(found({ time: '11:10' })).toEqual([]);
    const midnight = { clock: zoneClock('Africa/Casablanca'), now: Date.parse('2026-06-15T22:58:00Z') / 1000 };
    expect(check(body({ date: '2026-06-16', time: '00:05' }), midnight)).toEqual([]);
  });
});

describe('a reading is asked about', () => {
  test.each([
    [{ intakeEc: 0.3, intakePh: 4.5, drainEc: 0.3, drainPh: 4.5, drainPercent: 0 }],
    [{ intakeEc: 5, intakePh: 7.5, drainEc: 8, drainPh: 8, drainPercent: 60 }],
  ])('the limits themselves are usual: %o', (change) => {
    expect(found(change)).toEqual([]);
  });

  // Specification 10: a jump is 25 % of EC or 0.5 pH
  test.each([
    ['EC by a quarter', { intakeEc: 2.5 }, { intakeEc: 2 }, []],
    ['EC down by more', { intakeEc: 1.49 }, { intakeEc: 2 }, ['intakeEc jump ask']],
    ['EC by a quarter, as typed', { drainEc: 3 }, { drainEc: 2.4 }, []],
    ['pH by 0.5', { drainPh: 6.3 }, { drainPh: 5.8 }, []],
    ['pH by more', { drainPh: 6.31 }, { drainPh: 5.8 }, ['drainPh jump ask']],
    ['pH down by more', { intakePh: 5.2 }, { intakePh: 5.8 }, ['intakePh jump ask']],
    ['a percentage by half', { drainPercent: 30 }, { drainPercent: 20 }, []],
    ['a percentage by more', { drainPercent: 31 }, { drainPercent: 20 }, ['drainPercent jump ask']],
    ['nothing to compare with', { intakeEc: 3 }, { intakeEc: null }, []],
  ])('a jump: %s', (_what, change, compared, problems) => {
    expect(found(change, compared)).toEqual(problems);
  });
});

describe('one-tap repairs', () => {
  const fixes = (change: Partial<ReadingBody>) => check(body(change), context).flatMap((found) => found.fixes);

  test('an EC over 20 offers ÷ 1000, exactly', () => {
    expect(fixes({ intakeEc: 1850 })).toEqual([{ kind: 'divide', divisor: 1000, values: { intakeEc: 1.85 } }]);
    expect(fixes({ drainEc: 2137 })[0]).toEqual({ kind: 'divide', divisor: 1000, values: { drainEc: 2.137 } });
  });

  test('offers a lost decimal mark if it makes the value usual', () => {
    expect(fixes({ intakePh: 58 })).toEqual([{ kind: 'divide', divisor: 10, values: { intakePh: 5.8 } }]);
    expect(fixes({ intakePh: 612 })).toEqual([{ kind: 'divide', divisor: 100, values: { intakePh: 6.12 } }]);
    expect(fixes({ intakeEc: 21 }).map((fix) => fix.values)).toEqual([{ intakeEc: 2.1 }]);
  });

  test('offers to swap EC and pH that look swapped', () => {
    expect(fixes({ intakeEc: 5.8, intakePh: 2.1 })).toEqual([
      { kind: 'swap', values: { intakeEc: 2.1, intakePh: 5.8 } },
    ]);
    expect(found({ drainEc: 6.2, drainPh: 3.4 })).toEqual(['drainPh ec_ph_swapped ask']);
    expect(fixes({ intakeEc: 2.1, intakePh: 5.8 })).toEqual([]);
  });

  test('a repair leaves nothing to refuse, and nothing unusual of that value', () => {
    fc.assert(
      fc.property(fc.double({ min: 20.01, max: 19_999, noNaN: true }), (intakeEc) => {
        for (const fix of fixes({ intakeEc })) expect(check(body({ intakeEc, ...fix.values }), context)).toEqual([]);
      }),
    );
  });
});

test('the year 2000 is not long ago', () => {
  expect(found({ date: '2000-01-01' })).toEqual([]);
});

describe('calculated from drippers', () => {
  test('the calculated percentage counts as measured', () => {
    expect(found(drippers())).toEqual([]);
    expect(normaliseReading(body(drippers())).drainPercent).toBe(30);
  });

  test('remembered drippers without volumes do not prevent saving EC and pH', () => {
    expect(found(drippers({ intakeEc: 2, totalDrained: null, intakePerDripper: null }))).toEqual([]);
  });

  test('drops values of the other entry type', () => {
    const normalised = normaliseReading(body({ ...drippers(), entryType: 'value', drainPercent: 28 }));
    expect(normalised).toMatchObject({ drainPercent: 28, totalDrained: null, dripperCount: null, dripperUnit: null });
    expect(normaliseReading(normalised)).toEqual(normalised);
  });
});

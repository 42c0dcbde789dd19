// "Add a rule" of docs/how-to.md: each code has readings here in which the rules find it.
import type { ReadingBody } from '@seguia/openapi';
import { expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { normaliseReading } from './normalise-reading.ts';
import { problemCodes, type ReadingProblemCode } from './problem-codes.ts';
import { checkReading, type ReadingContext } from './reading-rules.ts';

type Found = [field: string, change: Partial<ReadingBody>, compared?: ReadingContext['compared']];

const drippers: Partial<ReadingBody> = {
  intakeEc: null,
  entryType: 'drippers',
  totalDrained: 900,
  intakePerDripper: 300,
  dripperCount: 10,
  dripperUnit: 'ml',
};

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
    ['drainPercent', { ...drippers, totalDrained: 2000 }],
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
    ['dripperCount', { ...drippers, dripperCount: null }],
    ['dripperUnit', { ...drippers, dripperUnit: null }],
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
  drippers_not_whole: [['dripperCount', { ...drippers, dripperCount: 1.5 }]],
  drippers_under_1: [['dripperCount', { ...drippers, dripperCount: 0 }]],
  drippers_over_100: [['dripperCount', { entryType: 'drippers', dripperCount: 101 }]],
  volume_negative: [['totalDrained', { ...drippers, totalDrained: -1 }]],
  volume_zero: [['intakePerDripper', { ...drippers, intakePerDripper: 0 }]],
  too_long: [['note', { note: 'x'.repeat(2001) }]],
};

const cases = Object.entries(readings).flatMap(([code, of]) =>
  of.map(([field, change, compared]) => [`${field} ${code}`, code as ReadingProblemCode, change, compared] as const),
);

test.each(cases)('finds %s', (problem, code, change, compared = null) => {
  const body: ReadingBody = {
    plotId: 'plot',
    date: '2026-06-15',
    time: '10:30',
    intakeEc: 2.1,
    entryType: 'value',
    ...change,
  };
  const now = Date.parse('2026-06-15T10:00:00Z') / 1000;
  const context = { clock: zoneClock('Africa/Casablanca'), now, compared };
  const found = checkReading(normaliseReading(body), context).map(
    ({ field, code, severity }) => `${field} ${code} ${severity}`,
  );
  // A question stands alone, where a broken rule may come with questions.
  if (problemCodes[code].severity === 'ask') expect(found).toEqual([`${problem} ask`]);
  else expect(found).toContain(`${problem} refused`);
});

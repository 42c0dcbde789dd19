import { describe, expect, test } from 'vitest';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { dayNumber } from '../farm-time.ts';
import { byMeasure, type MeasuredValues } from '../readings/measures.ts';
import { plotAdvice, type PlotInHand } from './plot-advice.ts';
import { plotNow } from './plot-now.ts';

const today = '2026-03-09';
const target = bandOf({
  intakeEc: { low: 2.2, high: 3 },
  intakePh: { low: 5.5, high: 6.5 },
  drainEc: { low: 3, high: 4.2 },
  drainPh: { low: 5.5, high: 6.8 },
  drainPercent: { low: 20, high: 35 },
});
/** All values are in the middle of their targets. */
const fine: MeasuredValues = {
  ...byMeasure(() => null),
  intakeEc: 2.6,
  intakePh: 6,
  drainEc: 3.6,
  drainPh: 6.1,
  drainPercent: 27,
};
const noValues = byMeasure(() => null);

/** Drain EC of consecutive days that end today. */
const days = (...values: number[]) =>
  values.map((value, at) => ({ day: dayNumber(today) - values.length + 1 + at, value }));
const level = days(3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6);
const upByHalf = days(3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6);

interface Case {
  values?: Partial<MeasuredValues>;
  before?: Partial<MeasuredValues>;
  drainDays?: PlotInHand['drainDays'];
  band?: typeof target | null;
}

const adviceOf = ({ values = {}, before = {}, drainDays = level, band = target }: Case) => {
  const reading = readingOf({ date: today, time: '08:00', ...fine, ...values });
  const compared = byMeasure((field) => {
    const value = before[field] ?? reading[field];
    return value === null ? null : { value, date: '2026-03-08', time: '08:10', daysBefore: 1 };
  });
  return plotAdvice({ now: plotNow([reading], () => band, today), compared, drainDays });
};

test.each<[string, Case, ReturnType<typeof plotAdvice>]>([
  ['nothing where all is well', {}, { kind: 'fine' }],
  [
    'the feed first',
    { values: { intakeEc: 3.3, drainEc: 4.9, drainPercent: 10 } },
    { kind: 'feed', measure: 'intakeEc' },
  ],
  ['the feed’s pH', { values: { intakePh: 6.8 } }, { kind: 'feed', measure: 'intakePh' }],
  ['salts, where enough drains', { values: { drainEc: 4.6 } }, { kind: 'saltsEnoughDrain', measure: 'drainEc' }],
  [
    'salts, where little drains',
    { values: { drainEc: 4.6, drainPercent: 12 } },
    { kind: 'saltsLittleDrain', measure: 'drainEc' },
  ],
  [
    'salts, where nobody measured what drains',
    { values: { drainEc: 4.6, drainPercent: null } },
    { kind: 'salts', measure: 'drainEc' },
  ],
  ['a weak drain', { values: { drainEc: 2.8 } }, { kind: 'weakDrain', measure: 'drainEc' }],
  [
    'a weak drain of which much comes',
    { values: { drainEc: 2.8, drainPercent: 44 } },
    { kind: 'weakDrainMuchDrain', measure: 'drainEc' },
  ],
  ['the drain’s pH', { values: { drainPh: 7.1, drainPercent: 12 } }, { kind: 'drainPh', measure: 'drainPh' }],
  ['little drainage', { values: { drainPercent: 12 } }, { kind: 'littleDrain', measure: 'drainPercent' }],
  ['much drainage', { values: { drainPercent: 44 } }, { kind: 'muchDrain', measure: 'drainPercent' }],
  [
    'little drainage while drain EC rises',
    { values: { drainPercent: 12 }, drainDays: upByHalf },
    { kind: 'littleDrainRising', measure: 'drainPercent' },
  ],
  ['the missing target', { values: { intakeEc: 2.9, drainEc: 3.4 }, band: null }, { kind: 'untargeted' }],
  ['less out than in, without a target', { values: { intakeEc: 3.5, drainEc: 3.4 }, band: null }, { kind: 'weak' }],
  ['a value near its limit', { values: { drainEc: 4.15 } }, { kind: 'near', measure: 'drainEc' }],
  [
    'drain EC higher than the week before',
    { drainDays: days(3, 3, 3, 3, 3, 3, 3, 3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 3.2) },
    { kind: 'trend', trend: 'rising' },
  ],
])('a plot’s sentence is of %s', (_what, plot, advice) => {
  expect(adviceOf(plot)).toEqual(advice);
});

test('a steady rise inside the target is said with its size', () => {
  expect(adviceOf({ drainDays: upByHalf })).toEqual({ kind: 'rising', rise: expect.closeTo(0.7, 9) as number });
});

test('a plot that nobody read is read first', () => {
  const old = readingOf({ date: '2026-03-05', time: '08:00', ...fine, drainEc: 9 });
  const now = plotNow([old], () => target, today);
  expect(plotAdvice({ now, compared: noValues, drainDays: upByHalf })).toEqual({ kind: 'unread' });
});

describe('a value that is outside is measured again where it jumped', () => {
  test.each<[string, Case, string]>([
    ['by more than a quarter of EC', { values: { drainEc: 4.8 }, before: { drainEc: 3.8 } }, 'measureAgain'],
    ['not by a quarter', { values: { drainEc: 4.75 }, before: { drainEc: 3.8 } }, 'saltsEnoughDrain'],
    ['by more than 0.5 of pH', { values: { intakePh: 6.6 }, before: { intakePh: 6 } }, 'measureAgain'],
    ['not by 0.5', { values: { intakePh: 6.6 }, before: { intakePh: 6.1 } }, 'feed'],
    ['not inside its target', { values: { intakePh: 6.3 }, before: { intakePh: 5.6 } }, 'fine'],
    [
      'not the percentage: that may be a dripper',
      { values: { drainPercent: 8 }, before: { drainPercent: 27 } },
      'littleDrain',
    ],
  ])('%s', (_how, plot, kind) => expect(adviceOf(plot).kind).toBe(kind));
});

test('less out than in is only said of one reading’s values', () => {
  const now = plotNow(
    [
      readingOf({ id: 'new', date: today, time: '08:00', intakeEc: 3.5 }),
      readingOf({ id: 'old', date: '2026-03-08', time: '16:00', drainEc: 3.4 }),
    ],
    () => null,
    today,
  );
  expect(plotAdvice({ now, compared: noValues, drainDays: level }).kind).toBe('untargeted');
});

describe('each state of intake EC beside each of drain EC', () => {
  const bands = bandOf({ ...target, intakeEc: { low: 2.2, high: 3.2 }, drainEc: { low: 2.6, high: 4.2 } });
  const intakes = { low: 1.8, in: 2.9, high: 3.6, missing: null, doubtful: 4.6 } as const;
  /** `under` is below the intake's, and inside its target where that has room. */
  const drains = {
    low: () => 2.4,
    in: () => 3.7,
    high: () => 4.6,
    missing: () => null,
    doubtful: () => 5.6,
    under: (intake: number | null) => (intake === null ? 2.7 : Math.min(intake - 0.1, 4)),
  } as const;
  type State = keyof typeof intakes;
  /** A doubtful value is far from the one of the day before. */
  const before = { intakeEc: 2.9, drainEc: 3.7 };
  const adviceFor = (intake: State, drain: keyof typeof drains) => {
    const intakeEc = intakes[intake];
    const drainEc = drains[drain](intakeEc);
    const doubtful = {
      ...(intake === 'doubtful' && { intakeEc: before.intakeEc }),
      ...(drain === 'doubtful' && { drainEc: before.drainEc }),
    };
    const advice = adviceOf({ values: { intakeEc, drainEc }, before: doubtful, band: bands });
    return 'measure' in advice ? `${advice.kind} ${advice.measure}` : advice.kind;
  };
  const [feed, again] = ['feed intakeEc', 'measureAgain intakeEc'];
  const [salts, weakDrain, drainAgain] = ['saltsEnoughDrain drainEc', 'weakDrain drainEc', 'measureAgain drainEc'];

  test.each<[State, Record<keyof typeof drains, string>]>([
    ['low', { low: feed, in: feed, high: salts, missing: feed, doubtful: drainAgain, under: feed }],
    ['in', { low: weakDrain, in: 'fine', high: salts, missing: 'fine', doubtful: drainAgain, under: 'weak' }],
    ['high', { low: feed, in: feed, high: feed, missing: feed, doubtful: drainAgain, under: feed }],
    [
      'missing',
      { low: weakDrain, in: 'fine', high: salts, missing: 'fine', doubtful: drainAgain, under: 'near drainEc' },
    ],
    ['doubtful', { low: again, in: again, high: again, missing: again, doubtful: again, under: again }],
  ])('an intake that is %s', (intake, expected) => {
    const found = Object.fromEntries(Object.keys(drains).map((drain) => [drain, adviceFor(intake, drain as 'low')]));
    expect(found).toEqual(expected);
  });

  test('a weak feed is never suspected of an intake above its target or to be measured again', () => {
    for (const intake of ['high', 'doubtful'] as const)
      for (const drain of Object.keys(drains) as (keyof typeof drains)[])
        expect(adviceFor(intake, drain), `${intake}, ${drain}`).not.toMatch(/^weak/);
  });
});

test('less out than in is doubted first where a value jumped, with or without a target', () => {
  const values = { intakeEc: 4.6, drainEc: 3.6 };
  expect(adviceOf({ values, before: { intakeEc: 2.6 }, band: null })).toMatchObject({
    kind: 'measureAgain',
    measure: 'intakeEc',
  });
  const fallen = { intakeEc: 2.6, drainEc: 2.4 };
  expect(adviceOf({ values: fallen, before: { drainEc: 3.6 }, band: null })).toMatchObject({
    kind: 'measureAgain',
    measure: 'drainEc',
  });
  expect(adviceOf({ values, band: null })).toEqual({ kind: 'weak' });
});

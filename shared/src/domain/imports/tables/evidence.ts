import type { ColumnKind } from './columns.ts';

/** What speaks for each kind of column, in points of the table below. */
export type Points = Partial<Record<ColumnKind, number>>;

/**
 * What each piece of evidence about a column weighs. The kind with the most points is what the column is read as; where the next kind is
 * closer than `clear`, a person is asked instead.
 */
export const weights = {
  /** The head is the name of the kind, and no more ("Date"). */
  isName: 9,
  /** The head has the name among other words ("Date of planting"). */
  hasName: 7,
  /** The head names a date and an hour together ("Timestamp"). */
  isStamp: 6,
  /** The head names the day of something else: of planting, of typing. */
  otherDay: -9,
  /** The head of the hour may stand over dates, and the reverse. */
  isNameOfOther: 4,
  /** The head names a quantity: EC, pH, a percentage, a volume. */
  quantity: 6,
  /** The head names the water, or a letter for it does. */
  water: 3,
  /** The head names a solution, which may be another one. */
  solution: 2,
  /** The head names no water: the intake is measured more often. */
  noWater: { intake: 1, drain: 0 },
  /** The head has a word that we do not know. */
  unknownWord: -3,
  /** A head that says nothing we know, or a column without a head. */
  nothing: { headed: 5, headless: 3 },
  /** The head names a water that a reading may mean: a tank, a tray. */
  otherWater: 8,
  /** The head names a place that no reading is about: soil, leaf. */
  otherPlace: 10,
  /** The head names another quantity, a set point or a limit. */
  otherQuantity: 12,
  /** Nearly all cells have the form of the kind, which nothing else has: "8:30", "2026-03-02", a plot's name. */
  formOfAll: 9,
  /** Nearly all cells may be of the kind, and of others: 8.30 as an hour, 46083 as a day. */
  formFits: 6,
  /** Whole numbers are hours only where a person says it: they may count rows as well. */
  formMay: -2,
  /** A form without a doubt below a head that says something else. */
  unknownHead: -2,
  /** Few cells can be of the kind. */
  formOfFew: -10,
  /** Their range is none of the kind. */
  outOfRange: -6,
} as const;

/** By how many points the likeliest kind must be ahead. */
const clear = 3;

export interface Verdict {
  kind: ColumnKind;
  /** The next likeliest kind where it is close behind; null otherwise. */
  second: ColumnKind | null;
}

/** The kind for which most speaks. */
export function weigh(points: Points): Verdict {
  const [first, second] = (Object.entries(points) as [ColumnKind, number][]).toSorted(([, a], [, b]) => b - a);
  if (!first) return { kind: 'nothing', second: null };
  const isClose = second !== undefined && first[1] - second[1] < clear;
  return { kind: first[0], second: isClose ? second[0] : null };
}

/** The sum of two lists of evidence, for the kinds of the first list and those that are sure by themselves. */
export function add(...lists: readonly Points[]): Points {
  const sum: Points = {};
  for (const points of lists)
    for (const [kind, value] of Object.entries(points) as [ColumnKind, number][]) sum[kind] = (sum[kind] ?? 0) + value;
  return sum;
}

import { type BandState, bandState, isOutside, type Limits, worstOf } from '../bands.ts';
import { daysBetween } from '../farm-time.ts';
import type { DripperVolumes } from '../readings/drain-percent.ts';
import { byMeasure, measuredFields, type MeasuredField, type MeasuredValues } from '../readings/measures.ts';

/**
 * How many days a value counts as the plot's current one. With two, a reading of Saturday still counts on Monday morning, after a day off;
 * the plot of an older one is "not read" (docs/decisions/105).
 */
export const daysThatCount = 2;

/** The fields of a reading that the board needs. */
export interface ReadingOfPlot extends MeasuredValues, DripperVolumes {
  id: string;
  /** The farm's date, `YYYY-MM-DD`. */
  date: string;
  /** The farm's time, `HH:MM`. */
  time: string;
}

/** The newest value of a measure. */
export interface NewestValue {
  value: number;
  /** The reading that the value is from. */
  reading: { id: string; date: string; time: string };
  /** Whole days of the farm since that reading; 0 today. */
  daysAgo: number;
  /** The target on its day; null where there is none. */
  band: Limits | null;
  /** Null without a target, and for a value that is too old to count. */
  state: BandState | null;
}

export type NewestValues = Record<MeasuredField, NewestValue | null>;

/** `out`: a value that counts is outside of its target. `unread`: no value counts. `in`: all are inside. `untargeted`: none has a target. */
export type PlotState = 'out' | 'unread' | 'in' | 'untargeted';

/** The state of a plot now, by the newest value of each measure. */
export interface PlotNow {
  values: NewestValues;
  state: PlotState;
  /** The state that needs most attention; null where nothing can be judged. */
  worst: BandState | null;
  /** When its newest reading was taken; null where it never had one. */
  newest: { date: string; time: string; daysAgo: number } | null;
}

/**
 * The state of a plot on the farm's day `today`. `readings` are its own, newest first, at least back to the first day that counts, or only
 * its last one; `bandsOf` gives its targets on a day. If the newest reading lacks a measure, an older reading that counts provides it.
 */
export function plotNow(
  readings: readonly ReadingOfPlot[],
  bandsOf: (date: string) => Record<MeasuredField, Limits> | null,
  today: string,
): PlotNow {
  // A fast clock may have made a reading of tomorrow: it counts as of today.
  const age = ({ date }: ReadingOfPlot) => Math.max(0, daysBetween(date, today));
  const [last] = readings;
  const counting = readings.filter((reading) => age(reading) <= daysThatCount);
  const shown = counting.length > 0 ? counting : readings.slice(0, 1);
  const values = byMeasure((field): NewestValue | null => {
    const reading = shown.find((each) => each[field] !== null);
    const value = reading?.[field];
    if (!reading || value === null || value === undefined) return null;
    const band = bandsOf(reading.date)?.[field] ?? null;
    const daysAgo = age(reading);
    const { id, date, time } = reading;
    const state = daysAgo <= daysThatCount ? bandState(value, band) : null;
    return { value, reading: { id, date, time }, daysAgo, band, state };
  });
  const worst = worstOf(measuredFields.flatMap((field) => values[field]?.state ?? []));
  return {
    values,
    worst,
    state: counting.length === 0 ? 'unread' : stateOf(worst),
    newest: last ? { date: last.date, time: last.time, daysAgo: age(last) } : null,
  };
}

function stateOf(worst: BandState | null): PlotState {
  if (worst === null) return 'untargeted';
  return isOutside(worst) ? 'out' : 'in';
}

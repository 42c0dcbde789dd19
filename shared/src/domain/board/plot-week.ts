import type { DayValue } from '../agronomy/days.ts';
import { addDays, dayNumber } from '../farm-time.ts';
import { comparedValues } from '../readings/compared-values.ts';
import { byMeasure, measuredFields, type MeasuredField } from '../readings/measures.ts';
import { dayValues } from './day-values.ts';
import { plotAdvice, type PlotAdvice } from './plot-advice.ts';
import type { Limits } from '../bands.ts';
import { daysThatCount, type PlotNow, plotNow, type ReadingOfPlot } from './plot-now.ts';

/** The week of a plot on the board. */
export interface PlotWeek {
  /** For each measure the value of each day, as graphs have it; null for a day without one. */
  days: ReadonlyMap<MeasuredField, (number | null)[]>;
  advice: PlotAdvice;
}

/** How many days back readings are needed, and looked at: a trend needs two weeks, up to the oldest day that counts as now. */
export const daysBack = 13 + daysThatCount;

/**
 * A plot's last seven days, and what to do. `known` are its readings at least since `daysBack` days before `today`, newest
 * first; older ones do not count, so that screens that hold more days say the same.
 */
export function plotWeekOf(now: PlotNow, known: readonly ReadingOfPlot[], today: string): PlotWeek {
  const first = addDays(today, -daysBack);
  const rows = known.filter(({ date }) => date >= first);
  const daysOf = (measure: MeasuredField) => dayValues(measure, rows);
  const compared = byMeasure((measure) => {
    const newest = now.values[measure];
    return newest && comparedValues(rows, newest.reading)[measure];
  });
  return {
    days: new Map(measuredFields.map((measure) => [measure, lastSeven(daysOf(measure), today)])),
    advice: plotAdvice({ now, compared, drainDays: daysOf('drainEc') }),
  };
}

/** The state of a plot on a day of the farm, and the one thing to do or look at there then. */
export interface PlotAdvised {
  now: PlotNow;
  advice: PlotAdvice;
}

/**
 * What the board says of one plot, for the other screens that say it. `rows` are the plot's readings at least since `daysBack` days
 * before `date` and up to what is judged, newest first; `bandsOf` gives its targets on a day.
 */
export function advisedOn(
  rows: readonly ReadingOfPlot[],
  bandsOf: (date: string) => Record<MeasuredField, Limits> | null,
  date: string,
): PlotAdvised {
  const now = plotNow(rows, bandsOf, date);
  return { now, advice: plotWeekOf(now, rows, date).advice };
}

function lastSeven(days: readonly DayValue[], today: string): (number | null)[] {
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  return [6, 5, 4, 3, 2, 1, 0].map((before) => byDay.get(dayNumber(today) - before) ?? null);
}

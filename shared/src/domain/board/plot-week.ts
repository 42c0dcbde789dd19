import { type DayValue, dayMeans } from '../agronomy/days.ts';
import { dayNumber } from '../farm-time.ts';
import { comparedValues } from '../readings/compared-values.ts';
import { byMeasure, type MeasuredField } from '../readings/measures.ts';
import { plotAdvice, type PlotAdvice } from './plot-advice.ts';
import { daysThatCount, type PlotNow, type ReadingOfPlot } from './plot-now.ts';
import { weekMeasures } from './week-measures.ts';

/** A plot on the board, without its newest values. */
export interface PlotWeek {
  /** Of each of `weekMeasures`, its mean of each day; null where a day has none. */
  days: ReadonlyMap<MeasuredField, (number | null)[]>;
  advice: PlotAdvice;
}

/** More readings than a plot has in the days that count and the one before them, at ten rounds a day: what a value is compared with is among them. */
const readingsCompared = 40;

/** Two weeks up to the oldest day that counts as now: what a trend is of. */
export const daysBack = 13 + daysThatCount;

/** A plot's last seven days, by their means, and what is to be done. `rows` are its readings since `daysBack` days before `today`, newest first. */
export function plotWeekOf(now: PlotNow, rows: readonly ReadingOfPlot[], today: string): PlotWeek {
  const daysOf = (measure: MeasuredField) => dayMeans(rows.map((row) => ({ date: row.date, value: row[measure] })));
  const recent = rows.slice(0, readingsCompared);
  const compared = byMeasure((measure) => {
    const newest = now.values[measure];
    return newest && comparedValues(recent, newest.reading)[measure];
  });
  return {
    days: new Map(weekMeasures.map((measure) => [measure, lastSeven(daysOf(measure), today)])),
    advice: plotAdvice({ now, compared, drainDays: daysOf('drainEc') }),
  };
}

function lastSeven(days: readonly DayValue[], today: string): (number | null)[] {
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  return [6, 5, 4, 3, 2, 1, 0].map((before) => byDay.get(dayNumber(today) - before) ?? null);
}

import { randomOf } from '@seguia/shared/domain/random';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../src/series/calendar.ts';
import { byMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { bandState, type Limits } from '@seguia/shared/domain/bands';
import { medianOf } from '@seguia/shared/domain/agronomy/statistics';
import { isMedian, isWeighted, measuredFields } from '@seguia/shared/domain/readings/measures';

/** One reading of a made-up season; EC in mS/cm, volumes in mL. */
export interface SeasonReading {
  date: string;
  time: string;
  values: Record<MeasuredField, number | null>;
  given: number | null;
  drained: number | null;
}

const times = ['08:05', '12:40', '16:20'];

/**
 * A plot's readings between two dates, three a day: EC that rises with the crop, salt that builds up and is washed out, days
 * without readings, a fortnight's gap in the third plot, a few outliers, volumes in every second reading.
 */
export function season(plot: number, from: string, to: string): readonly SeasonReading[] {
  const key = `${plot} ${from} ${to}`;
  const readings = made.get(key) ?? grow(plot, from, to);
  made.set(key, readings);
  return readings;
}

/** The seasons that were made already: a page of stories asks for the same few again and again. */
const made = new Map<string, readonly SeasonReading[]>();

function grow(plot: number, from: string, to: string): SeasonReading[] {
  const random = randomOf(plot + 11);
  const wobble = (size: number) => (random() - 0.5) * 2 * size;
  const readings: SeasonReading[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day++) {
    const age = (day % 330) / 330;
    const missing = random() < 0.04 || (plot === 2 && day % 330 > 150 && day % 330 < 165);
    for (const [at, time] of times.entries()) {
      const salt = 1 + 0.9 * Math.max(0, Math.sin(day / 23 + plot)) ** 6;
      const intakeEc = 1.7 + age + 0.08 * plot + wobble(0.12);
      const far = random() < 0.002 ? 2.2 : 0;
      const percent = 27 + 5 * Math.sin(day / 9 + at) + wobble(4) + (random() < 0.002 ? 45 : 0);
      const given = 1400 + Math.round(wobble(4)) * 20;
      const hasTime = at !== 0;
      if (missing) continue;
      readings.push({
        date: isoDay(day),
        time,
        values: {
          ...byMeasure(() => null),
          intakeEc: round(intakeEc, 2),
          intakePh: round(5.8 + wobble(0.15), 1),
          drainEc: random() < 0.03 ? null : round(intakeEc * 1.25 * salt + far, 2),
          drainPh: round(6.1 + wobble(0.2), 1),
          drainPercent: round(percent, 1),
        },
        given: hasTime ? given : null,
        drained: hasTime ? Math.round((given * percent) / 100) : null,
      });
    }
  }
  return readings;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A season by day, as the server sends one plot of a series, with the app's names. */
export function seasonByDay(readings: readonly SeasonReading[], days: string[], band?: Record<MeasuredField, Limits>) {
  const byDay = Map.groupBy(readings, ({ date }) => date);
  const column = (measure: MeasuredField) => {
    const values = days.map((day) => (byDay.get(day) ?? []).flatMap((reading) => reading.values[measure] ?? []));
    const each = (pick: (all: number[]) => number) => values.map((all) => (all.length === 0 ? null : pick(all)));
    const held = (all: number[]) => all.flatMap((value) => bandState(value, band?.[measure]) ?? []);
    const weighed = days.map((day) =>
      (byDay.get(day) ?? []).flatMap(({ drained, values: { [measure]: value } }) =>
        drained === null || value === null ? [] : [{ drained, sum: drained * value }],
      ),
    );
    return {
      ...(isMedian(measure) && { median: each((all) => medianOf(all) ?? 0) }),
      ...(isWeighted(measure) && {
        weighted: weighed.map((all) => all.reduce((total, { sum }) => total + sum, 0)),
        weight: weighed.map((all) => all.reduce((total, { drained }) => total + drained, 0)),
        weightedCount: weighed.map((all) => all.length),
      }),
      inTarget: values.map((all) => held(all).filter((state) => state !== 'below' && state !== 'above').length),
      withTarget: values.map((all) => held(all).length),
      sum: each((all) => all.reduce((total, value) => total + value, 0)),
      min: each((all) => Math.min(...all)),
      max: each((all) => Math.max(...all)),
      count: values.map((all) => all.length),
    };
  };
  const known = days.map((day) => (byDay.get(day) ?? []).filter(({ given }) => given !== null));
  const total = (pick: (reading: SeasonReading) => number | null) =>
    known.map((all) => (all.length === 0 ? null : all.reduce((sum, reading) => sum + (pick(reading) ?? 0), 0)));
  return {
    ...(Object.fromEntries(measuredFields.map((measure) => [measure, column(measure)])) as Record<
      MeasuredField,
      ReturnType<typeof column>
    >),
    volume: {
      given: total(({ given }) => given),
      drained: total(({ drained }) => drained),
      count: known.map((all) => all.length),
    },
  };
}

export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, day) => isoDay(dayNumber(from) + day));

import { byMeasure, type MeasuredField } from '../readings/measures.ts';
import type { JudgedPlot } from './judged-plot.ts';

/** A plot from day 0 on; a letter is a day: `i` inside, `a` above, `b` below its target, `.` not read, `?` read without a target. */
export function judged(plotId: string, days: Partial<Record<MeasuredField, string>>): JudgedPlot {
  const length = Math.max(...Object.values(days).map((text) => text.length));
  const at = (measure: MeasuredField, day: number) => days[measure]?.[day] ?? '.';
  const column = (value: (day: number) => number) => Float64Array.from({ length }, (_, day) => value(day));
  const distance: Record<string, number> = { i: 0, a: 0.3, b: -0.3 };
  return {
    plotId,
    from: 0,
    distances: byMeasure((measure) => column((day) => distance[at(measure, day)] ?? Number.NaN)),
    readings: column((day) => (Object.keys(days).some((key) => at(key as MeasuredField, day) !== '.') ? 1 : 0)),
  };
}

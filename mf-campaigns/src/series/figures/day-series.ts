import { medianOf, meanOf } from '@seguia/shared/domain/agronomy/statistics';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { byMeasure, isMedian, type MeasuredField, type MeasuredValues } from '@seguia/shared/domain/readings/measures';
import type { ValueOfHour } from '@seguia/shared/domain/agronomy/same-hour';
import type { PlotSeries, Points, Span } from '../series.ts';
import { spanDays } from '../series.ts';

/** A plot's readings by day: each measure's mean (for pH the median), without volumes. Days without a reading are gaps. */
export function daySeries(
  plotId: string,
  readings: readonly (MeasuredValues & { date: string })[],
  span: Span,
): PlotSeries {
  const days = Array.from({ length: spanDays(span) }, (): (typeof readings)[number][] => []);
  for (const reading of readings) days[dayNumber(reading.date) - span.from]?.push(reading);
  const x = Float64Array.from(days, (_, at) => span.from + at + 0.5);
  const points = (field: MeasuredField): Points => {
    const values = days.map((all) => all.flatMap((reading) => reading[field] ?? []));
    const column = (figure: (all: number[]) => number | null) =>
      Float64Array.from(values, (all) => (all.length === 0 ? Number.NaN : (figure(all) ?? Number.NaN)));
    return {
      x,
      mean: column(isMedian(field) ? medianOf : meanOf),
      min: column((all) => Math.min(...all)),
      max: column((all) => Math.max(...all)),
      count: Float64Array.from(values, (all) => all.length),
      isMedian: isMedian(field),
    };
  };
  const nothing = new Float64Array(x.length);
  return { plotId, points: byMeasure(points), volumes: { drained: nothing, given: nothing, count: nothing } };
}

/** Single values that stand for their days, placed at noon like the days' means. */
export function pointsOfHour(values: readonly ValueOfHour[]): Points {
  const mean = Float64Array.from(values, ({ value }) => value);
  return { x: Float64Array.from(values, ({ day }) => day + 0.5), mean, min: mean, max: mean, count: mean.map(() => 1) };
}

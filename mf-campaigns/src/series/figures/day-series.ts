import { shareByVolume } from '@seguia/shared/domain/board/day-values';
import { medianOf, meanOf } from '@seguia/shared/domain/agronomy/statistics';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { DripperVolumes } from '@seguia/shared/domain/readings/drain-percent';
import {
  byMeasure,
  isByVolume,
  isMedian,
  type MeasuredField,
  type MeasuredValues,
} from '@seguia/shared/domain/readings/measures';
import type { ValueOfHour } from '@seguia/shared/domain/agronomy/same-hour';
import {
  exactMeans,
  meansByVolume,
  type PlotSeries,
  type Points,
  type Span,
  spanDays,
  type Weighted,
} from '../series.ts';

/** A plot's readings by day: each measure's mean, for pH the median, for drain by volume where known. Days without a reading are gaps. */
export function daySeries(
  plotId: string,
  readings: readonly (MeasuredValues & DripperVolumes & { date: string })[],
  span: Span,
): PlotSeries {
  const days = Array.from({ length: spanDays(span) }, (): (typeof readings)[number][] => []);
  for (const reading of readings) days[dayNumber(reading.date) - span.from]?.push(reading);
  const x = Float64Array.from(days, (_, at) => span.from + at + 0.5);
  const points = (field: MeasuredField): Points => {
    const shares = isByVolume(field) && weightedBy(field, days);
    const values = days.map((all) => all.flatMap((reading) => reading[field] ?? []));
    const column = (figure: (all: number[]) => number | null) =>
      Float64Array.from(values, (all) => (all.length === 0 ? Number.NaN : (figure(all) ?? Number.NaN)));
    const mean = exactMeans(column(isMedian(field) ? medianOf : meanOf));
    const count = Float64Array.from(values, (all) => all.length);
    return {
      x,
      mean: exactMeans(shares ? meansByVolume(mean, count, shares) : mean),
      ...(shares && { plain: mean, weighted: shares }),
      min: column((all) => Math.min(...all)),
      max: column((all) => Math.max(...all)),
      count,
      isMedian: isMedian(field),
    };
  };
  const nothing = new Float64Array(x.length);
  return { plotId, points: byMeasure(points), volumes: { drained: nothing, given: nothing, count: nothing } };
}

/** What a drain measure's mean by volume is made of, by day. */
function weightedBy(field: MeasuredField, days: readonly (readonly (MeasuredValues & DripperVolumes)[])[]): Weighted {
  const known = days.map((readings) => readings.flatMap((reading) => shareByVolume(field, reading) ?? []));
  const total = (part: 'sum' | 'weight') =>
    Float64Array.from(known, (shares) => shares.reduce((sum, share) => sum + share[part], 0));
  return { sum: total('sum'), weight: total('weight'), count: Float64Array.from(known, (shares) => shares.length) };
}

/** Single values that stand for their days, placed at noon like the days' means. */
export function pointsOfHour(values: readonly ValueOfHour[]): Points {
  const mean = Float64Array.from(values, ({ value }) => value);
  return { x: Float64Array.from(values, ({ day }) => day + 0.5), mean, min: mean, max: mean, count: mean.map(() => 1) };
}

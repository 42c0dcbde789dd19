import { waterByDay, waterOfPlots } from '@seguia/shared/domain/water/water-of-plot';
import { byWaterField, noWater, type WaterField, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import type { DeviceWaterDay } from '@seguia/shared/platform';
import { isoDay } from '../series/calendar.ts';
import { indicesInSpan, type Points, type Span, spanDays } from '../series/series.ts';

/** Water (L/m²) and light (J/cm²) of the days of a span, in the form of the graphs' lines. */
export type WaterSeries = Record<WaterField, Points>;

/**
 * The days of some plots: each plot counts with its own values, otherwise the farm's; several plots with their mean. Null where nothing is
 * known of these days.
 */
export function waterSeries(
  days: readonly DeviceWaterDay[],
  plotIds: readonly string[],
  span: Span,
): WaterSeries | null {
  const known = waterByDay(days.filter(({ date }) => date >= isoDay(span.from) && date <= isoDay(span.to)));
  if (known.size === 0) return null;
  const values = Array.from({ length: spanDays(span) }, (_, index) =>
    waterOfPlots(known, isoDay(span.from + index), plotIds),
  );
  return byWaterField((field) => pointsOf(span, values, field));
}

function pointsOf(span: Span, values: readonly WaterValues[], field: WaterField): Points {
  const mean = Float64Array.from(values, (day) => day[field] ?? Number.NaN);
  return {
    x: Float64Array.from(values, (_, index) => span.from + index + 0.5),
    mean,
    min: mean,
    max: mean,
    count: Float64Array.from(values, (day) => (day[field] === null ? 0 : 1)),
  };
}

/** The values of the days from one to another. */
export function daysIn(series: WaterSeries, span: Span): WaterValues[] {
  const [first, behind] = indicesInSpan(series.irrigation, span);
  const at = (field: WaterField, index: number) => {
    const value = series[field].mean[index] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  return Array.from({ length: behind - first }, (_, index) => byWaterField((field) => at(field, first + index)));
}

/** The values of one day. */
export const waterOn = (series: WaterSeries, day: number): WaterValues =>
  daysIn(series, { from: day, to: day })[0] ?? noWater;

import type { DripperVolumes } from '@seguia/shared/domain/readings/drain-percent';
import type { MeasuredValues } from '@seguia/shared/domain/readings/measures';
import { daySeries } from '../series/figures/day-series.ts';
import type { SeriesSet, Span } from '../series/series.ts';

/** How many days the board's map shows, up to today. */
export const boardDays = 14;

/** The days of plots, in the order of `plotIds`, from their readings. A plot without a reading has days without values. */
export function daysOfPlots(
  plotIds: readonly string[],
  readings: readonly (MeasuredValues & DripperVolumes & { plotId: string; date: string })[],
  span: Span,
): SeriesSet {
  const ofPlot = Map.groupBy(readings, ({ plotId }) => plotId);
  return { span, resolution: 'day', plots: plotIds.map((id) => daySeries(id, ofPlot.get(id) ?? [], span)) };
}

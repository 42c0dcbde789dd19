import type { Limits } from '@seguia/shared/domain/bands';
import { byMeasure, measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { bandsByDay } from '@seguia/shared/domain/season/bands-by-day';
import type { JudgedPlot } from '@seguia/shared/domain/season/judged-plot';
import { targetDistance } from '@seguia/shared/domain/season/target-distance';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import type { PlotSeries, Points, SeriesSet, Span } from '../../series/series.ts';

/** A plot's days of a campaign with their targets. */
export interface SeasonPlot extends JudgedPlot {
  days: PlotSeries;
  /** The targets of each day; null on days without a band. */
  bands: readonly (TargetBand | null)[];
}

/** Holds each day of a series by day against that plot's own target of that day. */
export function judgedSeason(series: SeriesSet, plots: readonly Plot[], targets: readonly TargetBand[]): SeasonPlot[] {
  const plotOf = new Map(plots.map((plot) => [plot.id, plot]));
  return series.plots.map((days) => {
    const plot = plotOf.get(days.plotId);
    const bands = plot ? bandsByDay(targets, plot, series.span) : [];
    const distances = byMeasure((measure) => distancesOf(days.points[measure], (at) => bands[at]?.[measure] ?? null));
    return { plotId: days.plotId, from: series.span.from, days, bands, distances, readings: readingsOf(days) };
  });
}

function distancesOf({ mean }: Points, limitsOf: (at: number) => Limits | null): Float64Array {
  return mean.map((value, at) => {
    const limits = limitsOf(at);
    return Number.isNaN(value) || !limits ? Number.NaN : (targetDistance(value, limits) ?? Number.NaN);
  });
}

/** The number of readings of each day: a reading need not have every measure, so the one that was read most often counts. */
export function readingsOf({ points }: PlotSeries): Float64Array {
  return points.intakeEc.count.map((_, at) =>
    Math.max(...measuredFields.map((measure) => points[measure].count[at] ?? 0)),
  );
}

/** The columns' part of a span that begins with the plot's first day. */
export const placesOf = ({ from }: JudgedPlot, span: Span): [first: number, behind: number] => [
  Math.max(0, span.from - from),
  Math.max(0, span.to - from + 1),
];

/** The limits of a measure on the last day of a span that has any; null where none has. */
export function lastLimits(plot: SeasonPlot, measure: MeasuredField, span: Span): Limits | null {
  const band = plot.bands
    .slice(...placesOf(plot, span))
    .findLast((candidate) => candidate && (candidate[measure].low !== null || candidate[measure].high !== null));
  return band?.[measure] ?? null;
}

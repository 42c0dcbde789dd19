import { bandOn, bandState, isOutside, type Limits } from '@seguia/shared/domain/bands';
import { type MeasuredField, measuredFields } from '@seguia/shared/domain/readings/measures';
import type { DeviceReading, Plot, TargetBand } from '@seguia/shared/platform';
import { isoDay } from '../series/calendar.ts';
import { lineFigures } from '../series/figures/figures.ts';
import { exactMean } from '@seguia/shared/domain/agronomy/statistics';
import { indicesInSpan, type PlotSeries, type Span } from '../series/series.ts';

/** A week of one measure. */
export interface WeekFigure {
  measure: MeasuredField;
  /** The mean of its readings: by volume for drain where all readings have volumes, the median of its days for pH. */
  mean: number;
  isByVolume: boolean;
  /** The target of the last day; null where there is none. */
  band: Limits | null;
  /** The share of readings within the target of their day (limits included), in percent; null where no reading has a target. */
  inTarget: number | null;
  /** Each day's mean, the oldest first. */
  days: (number | null)[];
}

interface WeekOf {
  plot: Plot;
  days: PlotSeries;
  readings: readonly DeviceReading[];
  bands: readonly TargetBand[];
  span: Span;
}

/** The figures of some days, for each measure that has values in them. */
export function weekFigures({ plot, days, readings, bands, span }: WeekOf): WeekFigure[] {
  const last = bandOn(bands, plot, isoDay(span.to));
  const [from, to] = [isoDay(span.from), isoDay(span.to)];
  const inSpan = readings.filter(({ date }) => date >= from && date <= to);
  return measuredFields.flatMap((measure): WeekFigure[] => {
    const points = days.points[measure];
    const { mean, isByVolume } = lineFigures(points, span);
    if (mean === null) return [];
    const states = inSpan.flatMap(
      (reading) => bandState(reading[measure], bandOn(bands, plot, reading.date)?.[measure]) ?? [],
    );
    const inside = states.filter((state) => !isOutside(state)).length;
    return [
      {
        measure,
        mean: exactMean(mean),
        isByVolume,
        band: last?.[measure] ?? null,
        inTarget: states.length === 0 ? null : (inside / states.length) * 100,
        days: Array.from(points.mean.subarray(...indicesInSpan(points, span)), (value) =>
          Number.isNaN(value) ? null : value,
        ),
      },
    ];
  });
}

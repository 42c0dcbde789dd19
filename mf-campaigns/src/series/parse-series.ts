import type { CampaignSeries } from '@seguia/shared/platform';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { isByVolume, isMedian, isWeighted, measuredFields } from '@seguia/shared/domain/readings/measures';
import {
  exactMeans,
  type PlotSeries,
  type Points,
  type SeriesSet,
  type Volumes,
  meansByVolume,
  type Weighted,
} from './series.ts';

type DaySeries = Extract<CampaignSeries, { resolution: 'day' }>;
type PlotDays = DaySeries['plots'][number];
type DayColumns = PlotDays[MeasuredField];
type PlotPoints = ReadingSeries['plots'][number];
type ReadingSeries = Extract<CampaignSeries, { resolution: 'reading' }>;

/** Converts a Unix timestamp into the farm's day number with its fraction, across daylight saving. */
export type FarmDay = (timestamp: number) => number;

/** Converts the server's columns into the series that graphs draw: gaps become NaN, days and instants lie on one farm-local axis. */
export function parseSeries(wire: CampaignSeries, farmDay: FarmDay): SeriesSet {
  const from = dayNumber(wire.from);
  const to = dayNumber(wire.to);
  if (wire.resolution === 'reading')
    return { span: { from, to }, resolution: 'reading', plots: wire.plots.map((plot) => plotByReading(plot, farmDay)) };
  // A running campaign ends today on the graph: an empty second half would only make the past smaller.
  const lastDay = wire.days.at(-1);
  return {
    span: { from, to: lastDay === undefined ? to : dayNumber(lastDay) },
    resolution: 'day',
    plots: wire.plots.map((plot) => plotByDay(plot, wire.days)),
  };
}

function plotByDay(plot: PlotDays, days: string[]): PlotSeries {
  const x = Float64Array.from(days, (day) => dayNumber(day) + 0.5);
  const { drained, given, count: known } = (plot as Partial<PlotDays>).volume ?? emptyVolumes(days.length);
  const volumes: Volumes = { drained: zeroed(drained), given: zeroed(given), count: Float64Array.from(known) };
  const points = (measure: MeasuredField): Points => {
    const { sum, min, max, count, median, weighted, weight, weightedCount, inTarget, withTarget } =
      (plot as Partial<PlotDays>)[measure] ?? emptyDays(days.length);
    const plain = exactMeans(
      Float64Array.from(sum, (total, day) => (total === null ? Number.NaN : total / (count[day] ?? 0))),
    );
    const ofDrainEc = weighted &&
      weight &&
      weightedCount && { sum: zeroed(weighted), weight: zeroed(weight), count: Float64Array.from(weightedCount) };
    const shares = isWeighted(measure) ? ofDrainEc : isByVolume(measure) ? ofPercent(volumes) : undefined;
    return {
      x,
      mean: exactMeans(median ? gapped(median) : shares ? meansByVolume(plain, count, shares) : plain),
      ...(shares && { plain, weighted: shares }),
      min: gapped(min),
      max: gapped(max),
      count: Float64Array.from(count),
      isMedian: isMedian(measure),
      ...(inTarget &&
        withTarget && { target: { inside: Float64Array.from(inTarget), held: Float64Array.from(withTarget) } }),
    };
  };
  return { plotId: plot.plotId, points: byMeasure(points), volumes };
}

function plotByReading(plot: PlotPoints, farmDay: FarmDay): PlotSeries {
  const x = Float64Array.from(plot.timestamps, farmDay);
  const columnOf = (name: MeasuredField | 'given' | 'drained'): (number | null)[] =>
    (plot as Partial<PlotPoints>)[name] ?? noneOf(x.length);
  const [given, drained] = [columnOf('given'), columnOf('drained')];
  const bothKnown = given.map((volume, at) => volume !== null && (drained[at] ?? null) !== null);
  const where = (column: (number | null)[]) => zeroed(column.map((volume, at) => (bothKnown[at] ? volume : null)));
  const volumes: Volumes = {
    drained: where(drained),
    given: where(given),
    count: Float64Array.from(bothKnown, Number),
  };
  const points = (measure: MeasuredField): Points => {
    const values = gapped(columnOf(measure));
    const count = values.map((value) => (Number.isNaN(value) ? 0 : 1));
    const weighted = isWeighted(measure) ? weightedBy(values, drained) : ofPercent(volumes);
    const shares = isByVolume(measure) && { plain: values, weighted };
    return { x, mean: values, min: values, max: values, count, isMedian: isMedian(measure), ...shares };
  };
  return { plotId: plot.plotId, points: byMeasure(points), volumes };
}

// A data server of last year does not have every measure: the columns that its answer lacks are empty.
const noneOf = (days: number) => Array.from({ length: days }, () => null);
const noCount = (days: number) => Array.from({ length: days }, () => 0);
const emptyDays = (days: number): DayColumns => ({
  sum: noneOf(days),
  min: noneOf(days),
  max: noneOf(days),
  count: noCount(days),
});
const emptyVolumes = (days: number) => ({ drained: noneOf(days), given: noneOf(days), count: noCount(days) });

/** What the percentage's mean by volume is made of. */
const ofPercent = ({ drained, given, count }: Volumes): Weighted => ({
  sum: drained.map((volume) => volume * 100),
  weight: given,
  count,
});

/** Each reading's share in the mean by drained volume. */
function weightedBy(values: Float64Array, drained: (number | null)[]): Weighted {
  const weight = values.map((value, at) => (Number.isNaN(value) ? 0 : (drained[at] ?? 0)));
  return {
    sum: values.map((value, at) => (Number.isNaN(value) ? 0 : value * (drained[at] ?? 0))),
    weight,
    count: values.map((value, at) => (Number.isNaN(value) || (drained[at] ?? null) === null ? 0 : 1)),
  };
}

const byMeasure = (points: (measure: MeasuredField) => Points) =>
  Object.fromEntries(measuredFields.map((measure) => [measure, points(measure)])) as PlotSeries['points'];

const gapped = (column: (number | null)[]) => Float64Array.from(column, (value) => value ?? Number.NaN);

const zeroed = (column: (number | null)[]) => Float64Array.from(column, (value) => value ?? 0);

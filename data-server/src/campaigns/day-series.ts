import type { Wire } from '@seguia/openapi';
import { addDays } from '@seguia/shared/domain/farm-time';
import { millilitres } from '@seguia/shared/domain/readings/drain-percent';
import { type BandState, bandState } from '@seguia/shared/domain/bands';
import { medianOf } from '@seguia/shared/domain/agronomy/statistics';
import { measureOf } from '@seguia/shared/domain/readings/measures';
import { byColumn, type MeasureColumn, measureColumns, measureOfColumn } from '../database/measure-columns.ts';
import type { Measured } from './series.queries.ts';
import type { Targets } from './targets.ts';

/** How the readings of each measure are combined into one figure. */
const aggregations = byColumn((column) => measureOf(measureOfColumn(column)).aggregation);

/** Sums are exact to this many decimals; what people type, and calculated percentages, have fewer. */
const unit = 1e6;

/** All days from the first to the last, both included; empty if the last is before the first. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Collects sums, extremes and counts per plot and day, and what pools need: medians, volumes, readings in target. */
export class DayColumns {
  readonly #place: ReadonlyMap<string, number>;
  readonly #plots = new Map<string, Wire['PlotDays']>();
  readonly #targets: Targets;
  /** For measures that are pooled as medians: the values of each plot by day. */
  readonly #values = byColumn(() => new Map<string, number[][]>());

  constructor(days: readonly string[], targets: Targets) {
    this.#targets = targets;
    this.#place = new Map(days.map((day, index) => [day, index]));
  }

  add(points: readonly Measured[]): void {
    for (const point of points) {
      const day = this.#place.get(point.date);
      if (day === undefined) continue;
      const plot = this.#plots.get(point.plot_id) ?? emptyPlot(point.plot_id, this.#place.size);
      this.#plots.set(point.plot_id, plot);
      const volumes = volumesOf(point);
      const limits = this.#targets.limitsOf(point);
      for (const column of measureColumns) {
        const value = point[column];
        if (value === null) continue;
        addTo(plot[column], day, value);
        addToTarget(plot[column], day, bandState(value, limits && limits[column]));
        if (aggregations[column] === 'drained' && volumes) addWeighted(plot[column], day, value, volumes.drained);
        if (aggregations[column] === 'median') this.#addToMedian(point.plot_id, column, day, value);
      }
      if (volumes && point.drain_percent !== null) addVolumes(plot.volume, day, volumes);
    }
  }

  #addToMedian(plotId: string, column: MeasureColumn, day: number, value: number): void {
    const days = this.#values[column].get(plotId) ?? [];
    this.#values[column].set(plotId, days);
    (days[day] ??= []).push(value);
  }

  /** The plots in the given order; those without a reading are left out. */
  plots(order: readonly string[]): Wire['PlotDays'][] {
    for (const column of measureColumns)
      for (const [plotId, days] of this.#values[column]) {
        const median = this.#plots.get(plotId)?.[column].median;
        // Days without a value are holes in the array, which forEach skips.
        if (median) days.forEach((values, day) => (median[day] = medianOf(values)));
      }
    return order.flatMap((id) => this.#plots.get(id) ?? []);
  }
}

export const volumesOf = (point: Measured) =>
  millilitres({
    totalDrained: point.total_drained,
    intakePerDripper: point.intake_per_dripper,
    dripperCount: point.dripper_count,
    dripperUnit: point.dripper_unit,
  });

function emptyPlot(id: string, days: number): Wire['PlotDays'] {
  const gaps = () => Array.from({ length: days }, (): number | null => null);
  const none = () => Array.from({ length: days }, () => 0);
  const columns = (column: MeasureColumn) => ({
    sum: gaps(),
    min: gaps(),
    max: gaps(),
    count: none(),
    ...(aggregations[column] === 'median' && { median: gaps() }),
    ...(aggregations[column] === 'drained' && { weighted: gaps(), weight: gaps(), weighted_count: none() }),
    in_target: none(),
    with_target: none(),
  });
  return {
    plot_id: id,
    ...byColumn(columns),
    volume: { given: gaps(), drained: gaps(), count: none() },
  };
}

function addTo(columns: Wire['DayColumns'], day: number, value: number) {
  columns.sum[day] = plus(columns.sum[day] ?? 0, value);
  columns.min[day] = Math.min(columns.min[day] ?? value, value);
  columns.max[day] = Math.max(columns.max[day] ?? value, value);
  columns.count[day] = (columns.count[day] ?? 0) + 1;
}

function addToTarget(
  { in_target: inside, with_target: held }: Wire['DayColumns'],
  day: number,
  state: BandState | null,
) {
  if (state === null || !inside || !held) return;
  held[day] = (held[day] ?? 0) + 1;
  if (state !== 'below' && state !== 'above') inside[day] = (inside[day] ?? 0) + 1;
}

function addWeighted(columns: Wire['DayColumns'], day: number, value: number, drained: number) {
  const { weighted, weight, weighted_count: count } = columns;
  if (!weighted || !weight || !count) return;
  weighted[day] = plus(weighted[day] ?? 0, value * drained);
  weight[day] = plus(weight[day] ?? 0, drained);
  count[day] = (count[day] ?? 0) + 1;
}

function addVolumes(
  volume: Wire['VolumeColumns'],
  day: number,
  { given, drained }: { given: number; drained: number },
) {
  volume.given[day] = plus(volume.given[day] ?? 0, given);
  volume.drained[day] = plus(volume.drained[day] ?? 0, drained);
  volume.count[day] = (volume.count[day] ?? 0) + 1;
}

/** Adds in whole millionths, in which a double is exact: 0.1 + 0.2 is 0.3. */
function plus(a: number, b: number): number {
  return (Math.round(a * unit) + Math.round(b * unit)) / unit;
}

import type { Wire } from '@seguia/openapi';
import { addDays } from '@seguia/shared/domain/farm-time';
import { millilitres } from '@seguia/shared/domain/readings/drain-percent';
import { byColumn, measureColumns } from '../database/measure-columns.ts';
import type { Measured } from './series.queries.ts';

/** Sums are exact to this many decimals: what people type, and calculated percentages, have fewer. */
const unit = 1e6;

/** Every day from the first to the last, both included; none when the last lies before. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Sums, extremes and counts per plot and day. */
export class DayColumns {
  readonly #place: ReadonlyMap<string, number>;
  readonly #plots = new Map<string, Wire['PlotDays']>();

  constructor(days: readonly string[]) {
    this.#place = new Map(days.map((day, index) => [day, index]));
  }

  add(points: readonly Measured[]): void {
    for (const point of points) {
      const day = this.#place.get(point.date);
      if (day === undefined) continue;
      const plot = this.#plots.get(point.plot_id) ?? emptyPlot(point.plot_id, this.#place.size);
      this.#plots.set(point.plot_id, plot);
      for (const value of measureColumns) addTo(plot[value], day, point[value]);
      const volumes = point.drain_percent === null ? null : volumesOf(point);
      if (volumes) addVolumes(plot.volume, day, volumes);
    }
  }

  /** In the given order; those without a reading do not come. */
  plots(order: readonly string[]): Wire['PlotDays'][] {
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
  const columns = () => ({ sum: gaps(), min: gaps(), max: gaps(), count: none() });
  return {
    plot_id: id,
    ...byColumn(columns),
    volume: { given: gaps(), drained: gaps(), count: none() },
  };
}

function addTo(columns: Wire['DayColumns'], day: number, value: number | null) {
  if (value === null) return;
  columns.sum[day] = plus(columns.sum[day] ?? 0, value);
  columns.min[day] = Math.min(columns.min[day] ?? value, value);
  columns.max[day] = Math.max(columns.max[day] ?? value, value);
  columns.count[day] = (columns.count[day] ?? 0) + 1;
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

/** In whole millionths, where a double counts exactly: 0.1 + 0.2 is 0.3. */
function plus(a: number, b: number): number {
  return (Math.round(a * unit) + Math.round(b * unit)) / unit;
}

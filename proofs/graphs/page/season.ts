import { randomOf } from '@seguia/shared/domain/random';
import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Points, SeriesSet } from '../../../mf-campaigns/src/series/series.ts';

const base = { ...byMeasure(() => 20), intakeEc: 2.4, intakePh: 5.8, drainEc: 3.6, drainPh: 6.2, drainPercent: 28 };

/** Eighteen months by day, three readings each, with gaps and a few outliers: the size of the demo. */
export function season(plots: number, days: number): SeriesSet {
  const random = randomOf(7);
  const from = 20_089;
  const x = Float64Array.from({ length: days }, (_, day) => from + day + 0.5);
  const points = (middle: number): Points => {
    const mean = new Float64Array(days);
    const min = new Float64Array(days);
    const max = new Float64Array(days);
    const count = new Float64Array(days);
    for (let day = 0; day < days; day++) {
      const missing = random() < 0.03;
      const level = middle * (1 + 0.15 * Math.sin(day / 40) + 0.08 * (random() - 0.5) + (random() < 0.004 ? 0.9 : 0));
      mean[day] = missing ? Number.NaN : level;
      min[day] = level * 0.97;
      max[day] = level * 1.03;
      count[day] = missing ? 0 : 3;
    }
    return { x, mean, min, max, count };
  };
  const none = new Float64Array(days);
  return {
    span: { from, to: from + days - 1 },
    resolution: 'day',
    plots: Array.from({ length: plots }, (_, at) => ({
      plotId: `plot ${at + 1}`,
      points: Object.fromEntries(
        measuredFields.map((measure) => [measure, points(base[measure])]),
      ) as PlotSeries['points'],
      volumes: { drained: none, given: none, count: none },
    })),
  };
}

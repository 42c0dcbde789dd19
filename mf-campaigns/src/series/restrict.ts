import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Span } from './series.ts';

/** A plot's values on some days only (those on which a variety grew there); all others become gaps. */
export function restrictTo(plot: PlotSeries, spans: Span[]): PlotSeries {
  const { x } = plot.points.intakeEc;
  const outside = Array.from(x, (at) => !spans.some(({ from, to }) => at >= from && at < to + 1));
  const cut = (column: Float64Array, nothing: number) =>
    column.map((value, index) => (outside[index] ? nothing : value));
  const { drained, given, count } = plot.volumes;
  return {
    plotId: plot.plotId,
    points: Object.fromEntries(
      measuredFields.map((measure) => {
        const points = plot.points[measure];
        const { plain, weighted, target } = points;
        const zero = <Columns extends Record<string, Float64Array>>(columns: Columns) =>
          Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, cut(column, 0)])) as Columns;
        return [
          measure,
          {
            ...points,
            mean: cut(points.mean, Number.NaN),
            min: cut(points.min, Number.NaN),
            max: cut(points.max, Number.NaN),
            count: cut(points.count, 0),
            ...(plain && { plain: cut(plain, Number.NaN) }),
            ...(weighted && { weighted: zero(weighted) }),
            ...(target && { target: zero(target) }),
          },
        ];
      }),
    ) as PlotSeries['points'],
    volumes: { drained: cut(drained, 0), given: cut(given, 0), count: cut(count, 0) },
  };
}

import { byMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { Points, SeriesSet, Span } from '../../../mf-campaigns/src/series/series.ts';
import { indicesInSpan } from '../../../mf-campaigns/src/series/series.ts';

interface Props {
  series: SeriesSet;
  span: Span;
  width: number;
  /** How many plots to draw. */
  lines: number;
}

/** The same data with nothing around it: one path of every point per plot, no axis, no band, no label. The least that can be drawn. */
export const PlainPaths = ({ series, span, width, lines }: Props) =>
  measuredFields.map((measure) => (
    <svg key={measure} width={width} height={220} style={{ display: 'block' }}>
      {series.plots.slice(0, lines).map((plot) => (
        <path
          key={plot.plotId}
          d={pathOf(plot.points[measure], measure, span, width)}
          fill="none"
          stroke="#1988a3"
          strokeWidth={2}
        />
      ))}
    </svg>
  ));

const highest: Record<MeasuredField, number> = {
  ...byMeasure(() => 60),
  intakeEc: 6,
  intakePh: 14,
  drainEc: 8,
  drainPh: 14,
  drainPercent: 80,
};

function pathOf(points: Points, measure: MeasuredField, span: Span, width: number): string {
  const [first, behind] = indicesInSpan(points, span);
  let path = '';
  let pen = 'M';
  for (let index = first; index < behind; index++) {
    const y = points.mean[index] ?? Number.NaN;
    if (Number.isNaN(y)) {
      pen = 'M';
      continue;
    }
    const left = (((points.x[index] ?? 0) - span.from) / (span.to + 1 - span.from)) * width;
    path += `${pen}${left.toFixed(1)},${(220 - (y / highest[measure]) * 220).toFixed(1)}`;
    pen = 'L';
  }
  return path;
}

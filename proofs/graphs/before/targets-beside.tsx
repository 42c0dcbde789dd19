import type { Side } from '@seguia/shared/domain/readings/measures';
import type { ReactElement } from 'react';
import type { BandArea } from '../../../mf-campaigns/src/series/figures/band-areas.ts';
import type { Drawing } from './drawing.ts';
import { spreadLabels } from '../../../mf-campaigns/src/graph/drawing/end-labels.ts';
import type { AxisFormat, Canvas } from './layers.tsx';
import styles from './DrawnGraph.module.css';

/** The distance in px from the plot area's edge to each water's bracket, and to the text. */
const places: Record<Side | 'both', number> = { both: 3, intake: 3, drain: 8 };
const words = 15;

/** Marks in the margin where each water's last targets lie, in its colour, with their limits as numbers. Plots may have different targets. */
export function targetsBeside({ bands, y }: Drawing, format: AxisFormat, canvas: Canvas): ReactElement[] {
  const isLast = (band: BandArea) => !bands.some(({ side, to }) => side === band.side && to > band.to);
  const ends = bands.filter(isLast).map(({ side = 'both' as const, low, high }) => ({
    id: `${side} ${low} ${high}`,
    side,
    text: format.range(low, high),
    top: canvas.y(Math.min(y.high, high ?? y.high)),
    bottom: canvas.y(Math.max(y.low, low ?? y.low)),
  }));
  const each = [...new Map(ends.map((end) => [end.id, end])).values()];
  const labels = spreadLabels(
    each.map(({ id, text, top, bottom }) => ({ id, text, y: (top + bottom) / 2 })),
    15,
    canvas.height,
  );
  return [
    ...each.map(({ id, side, top, bottom }) => (
      <rect
        key={id}
        className={styles[side]}
        x={canvas.width + places[side]}
        y={top}
        width={3}
        height={Math.max(0, bottom - top)}
      />
    )),
    ...labels.map(({ id, text, y: height }) => (
      <text key={`${id} limits`} className={styles.targetBeside} x={canvas.width + words} y={height + 4}>
        {text}
      </text>
    )),
  ];
}

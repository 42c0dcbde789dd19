import type { Side } from '@seguia/shared/domain/readings/measures';
import type { ReactElement } from 'react';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { Drawing } from './drawing.ts';
import { spreadLabels } from './end-labels.ts';
import type { AxisFormat, Canvas } from './layers.tsx';
import styles from './DrawnGraph.module.css';

/** Px from the plot area's edge to each side's bracket, and to the words. */
const places: Record<Side, number> = { intake: 3, drain: 8 };
const words = 15;

/** In the margin, how far each water's last target reaches, in its colour, and the limits as numbers. */
export function targetsBeside({ bands, y }: Drawing, format: AxisFormat, canvas: Canvas): ReactElement[] {
  const last = new Map<Side, BandArea>();
  for (const band of bands) {
    if (band.side && band.to >= (last.get(band.side)?.to ?? 0)) last.set(band.side, band);
  }
  const ends = [...last].map(([side, { low, high }]) => ({
    side,
    text: format.range(low, high),
    top: canvas.y(Math.min(y.high, high ?? y.high)),
    bottom: canvas.y(Math.max(y.low, low ?? y.low)),
  }));
  const labels = spreadLabels(
    ends.map(({ side, text, top, bottom }) => ({ id: side, text, y: (top + bottom) / 2 })),
    15,
    canvas.height,
  );
  return [
    ...ends.map(({ side, top, bottom }) => (
      <rect
        key={side}
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

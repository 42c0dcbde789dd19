import type { ReactElement } from 'react';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import styles from './layers.module.css';

/** The target bands with their edges: those of a campaign in one neutral tint, those of a plot in the tints of its two waters. */
export function targetLayer({ bands, y }: Drawing, place: LayerProps): ReactElement[] {
  const boxes = bands.map((band) => ({ side: band.side, ...boxOf(band, y, place) }));
  const neutral = boxes.filter(({ side }) => !side);
  return [
    ...(neutral.length === 0
      ? []
      : // The edge lies beneath: where the bands of several plots overlap, only the outline of all of them is seen.
        [
          <path key="edge" className={styles.edge} d={neutral.map(({ limits, sides }) => limits + sides).join('')} />,
          <path key="band" className={styles.target} d={neutral.map(({ area }) => area).join('')} />,
        ]),
    ...(['intake', 'drain'] as const).flatMap((side) => {
      const own = boxes.filter((box) => box.side === side);
      if (own.length === 0) return [];
      const [areas, limits] = [own.map(({ area }) => area).join(''), own.map((box) => box.limits).join('')];
      return [
        <path key={side} className={`${styles.tinted} ${styles[side]}`} d={areas} />,
        <path key={`${side} edge`} className={`${styles.edge} ${styles[side]}`} d={limits} />,
      ];
    }),
  ];
}

/** A band as paths: its area, its limits (an open one reaches the graph's edge, and has no line), and its first and last day. */
function boxOf({ from, to, low, high }: BandArea, y: Drawing['y'], { xScale, yScale, innerHeight }: LayerProps) {
  const onAxis = (value: number) => Math.min(y.high, Math.max(y.low, value));
  const top = short(high === null ? 0 : yScale(onAxis(high)));
  const bottom = short(low === null ? innerHeight : yScale(onAxis(low)));
  const [left, right] = [short(xScale(from)), short(xScale(to))];
  return {
    area: `M${left},${top}H${right}V${bottom}H${left}Z`,
    limits: `${high === null ? '' : `M${left},${top}H${right}`}${low === null ? '' : `M${left},${bottom}H${right}`}`,
    sides: `M${left},${top}V${bottom}M${right},${top}V${bottom}`,
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

import type { ReactElement } from 'react';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import styles from './layers.module.css';

/**
 * The target bands in one neutral tint, as one path, so that overlapping bands never mix to a darker one. The edges of a plot's bands have the
 * colours of its two waters; of those of a campaign only the outline of all is seen.
 */
export function targetLayer({ bands, y }: Drawing, place: LayerProps): ReactElement[] {
  const boxes = bands.map((band) => ({ side: band.side, ...boxOf(band, y, place) }));
  if (boxes.length === 0) return [];
  const neutral = boxes.filter(({ side }) => !side);
  return [
    // The outline lies beneath: the tint hides it where bands overlap.
    <path key="edge" className={styles.edge} d={neutral.map(({ limits, sides }) => limits + sides).join('')} />,
    <path key="band" className={styles.target} d={boxes.map(({ area }) => area).join('')} />,
    ...(['intake', 'drain'] as const).flatMap((side) => {
      const limits = boxes.flatMap((box) => (box.side === side ? [box.limits] : [])).join('');
      return limits === '' ? [] : [<path key={side} className={`${styles.edge} ${styles[side]}`} d={limits} />];
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

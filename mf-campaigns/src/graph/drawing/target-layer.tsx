import type { ReactElement } from 'react';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { Drawing } from './drawing.ts';
import styles from './layers.module.css';

/** The target bands with their edges: those of a campaign in one neutral tint, those of a plot in the tints of its two waters. */
export function targetLayer({ bands, y }: Drawing, place: LayerProps): ReactElement[] {
  const path = (of: readonly BandArea[]) => of.map((band) => boxPath(band, y, place)).join('');
  const neutral = path(bands.filter(({ side }) => !side));
  return [
    ...(neutral === ''
      ? []
      : // The edge lies beneath: where the bands of several plots overlap, only the outline of all of them is seen.
        [
          <path key="edge" className={styles.edge} d={neutral} />,
          <path key="band" className={styles.target} d={neutral} />,
        ]),
    ...(['intake', 'drain'] as const).flatMap((side) => {
      const d = path(bands.filter((band) => band.side === side));
      if (d === '') return [];
      return [
        <path key={side} className={`${styles.tinted} ${styles[side]}`} d={d} />,
        <path key={`${side} edge`} className={`${styles.edge} ${styles[side]}`} d={d} />,
      ];
    }),
  ];
}

/** A band as a rectangle; where a limit is open, it goes beyond the plot area, so that no edge is drawn there. */
function boxPath({ from, to, low, high }: BandArea, y: Drawing['y'], { xScale, yScale, innerHeight }: LayerProps) {
  const within = (value: number) => Math.min(y.high, Math.max(y.low, value));
  const top = high === null ? 0 : yScale(within(high));
  const bottom = low === null ? innerHeight : yScale(within(low));
  const [left, right] = [xScale(from), xScale(to)];
  return right > left && bottom > top
    ? `M${short(left)},${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`
    : '';
}

const short = (value: number) => Math.round(value * 10) / 10;

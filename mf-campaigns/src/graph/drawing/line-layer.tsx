import { curveFromProp } from '@nivo/core';
import { area, line } from 'd3-shape';
import type { ReactElement } from 'react';
import type { Column } from '../../series/figures/columns.ts';
import type { Spread } from '../../series/figures/others.ts';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { DrawnLine, Drawing } from './drawing.ts';
import { outsideOf, type OutsidePoint } from './outside-target.ts';
import styles from './layers.module.css';

/** The most lines of a graph whose part outside of the target is filled: with more, nobody sees whose it is. */
export const mostFilled = 2;

/**
 * The plots that are not picked (the middle 80 % as an area, their median as a thin line), and over them the picked ones: the mean of their
 * days, and behind it between which readings it lies. Nothing of it leaves the plot area.
 */
export function lineLayer({ lines: all, others, bands }: Drawing, place: LayerProps): ReactElement {
  const { innerWidth, innerHeight } = place;
  const { means, ranges, medians, spreads, outside } = pathsIn(place);
  const paths = (look: string, dOf: (drawn: DrawnLine) => string | null) =>
    all.map((drawn) => {
      const d = dOf(drawn);
      return (
        d && <path key={`${drawn.id} ${look}`} className={`${styles[look]} ${styles[`slot${drawn.slot}`]}`} d={d} />
      );
    });
  const hasRange = ({ low, high }: Column) => high > low;
  return (
    <svg className={styles.cut} width={innerWidth} height={innerHeight}>
      {others.some(Boolean) && (
        <>
          <path className={styles.spread} d={spreads(others) ?? ''} />
          <path className={styles.median} d={medians(others) ?? ''} />
        </>
      )}
      {paths('envelope', ({ columns }) => (columns.some(hasRange) ? ranges(columns) : null))}
      {all.length <= mostFilled &&
        paths('outside', ({ id, columns }) =>
          outside(
            outsideOf(
              columns,
              bands.filter(({ of }) => !of || of.includes(id)),
            ),
          ),
        )}
      {paths('earlier', ({ earlier }) => means(earlier))}
      {paths('line', ({ columns }) => means(columns))}
    </svg>
  );
}

const curve = curveFromProp('monotoneX');

/** Makes paths of values, with one decimal of a px: less to parse. */
function pathsIn({ xScale, yScale }: LayerProps) {
  const isSpread = (other: Spread | null) => other !== null;
  return {
    means: line<Column>(
      (column) => xScale(column.x),
      (column) => yScale(column.y ?? 0),
    )
      .defined(({ y }) => y !== null)
      .curve(curve)
      .digits(1),
    ranges: area<Column>(
      (column) => xScale(column.x),
      (column) => yScale(column.low),
      (column) => yScale(column.high),
    )
      .defined(({ y }) => y !== null)
      .digits(1),
    medians: line<Spread | null>(
      (other) => xScale(other?.x ?? 0),
      (other) => yScale(other?.median ?? 0),
    )
      .defined(isSpread)
      .curve(curve)
      .digits(1),
    spreads: area<Spread | null>(
      (other) => xScale(other?.x ?? 0),
      (other) => yScale(other?.low ?? 0),
      (other) => yScale(other?.high ?? 0),
    )
      .defined(isSpread)
      .digits(1),
    outside: area<OutsidePoint>(
      (point) => xScale(point.x),
      (point) => yScale(point.edge ?? 0),
      (point) => yScale(point.y),
    )
      .defined(({ edge }) => edge !== null)
      .curve(curve)
      .digits(1),
  };
}

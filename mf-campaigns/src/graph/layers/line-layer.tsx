import { curveFromProp } from '@nivo/core';
import { area, line } from 'd3-shape';
import type { ReactElement } from 'react';
import type { Column } from '../../series/figures/columns.ts';
import type { Spread } from '../../series/figures/others.ts';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { DrawnLine, Drawing } from '../drawing/drawing.ts';
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
        d && (
          <path
            key={`${drawn.id} ${look}`}
            data-look={look}
            className={`${styles[look]} ${styles[`slot${drawn.slot}`]}`}
            d={d}
          />
        )
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
            columns.length,
          ),
        )}
      {paths('earlier', ({ earlier }) => means(earlier))}
      {paths('line', ({ columns }) => means(columns))}
    </svg>
  );
}

/** Columns that are further apart than this, in px, are joined by a curve; nearer ones by straight lines, which take a third of the work. */
const near = 8;

/** Makes paths of values in places with one decimal of a px: less to parse. */
function pathsIn(place: LayerProps) {
  const [x, y] = [placeOf(place.xScale), placeOf(place.yScale)];
  const curveOf = (count: number) => curveFromProp(place.innerWidth / count > near ? 'monotoneX' : 'linear');
  const isDrawn = ({ y: value }: Column) => value !== null;
  const isSpread = (other: Spread | null) => other !== null;
  const mean = line<Column>(
    (column) => x(column.x),
    (column) => y(column.y ?? 0),
  ).defined(isDrawn);
  const range = area<Column>(
    (column) => x(column.x),
    (column) => y(column.low),
    (column) => y(column.high),
  ).defined(isDrawn);
  const median = line<Spread | null>(
    (other) => x(other?.x ?? 0),
    (other) => y(other?.median ?? 0),
  ).defined(isSpread);
  const spread = area<Spread | null>(
    (other) => x(other?.x ?? 0),
    (other) => y(other?.low ?? 0),
    (other) => y(other?.high ?? 0),
  ).defined(isSpread);
  const beyond = area<OutsidePoint>(
    (point) => x(point.x),
    (point) => y(point.edge ?? 0),
    (point) => y(point.y),
  ).defined(({ edge }) => edge !== null);
  return {
    means: (columns: Column[]) => mean.curve(curveOf(columns.length))(columns),
    ranges: (columns: Column[]) => range(columns),
    medians: (others: (Spread | null)[]) => median.curve(curveOf(others.length))(others),
    spreads: (others: (Spread | null)[]) => spread(others),
    outside: (points: OutsidePoint[], columns: number) => beyond.curve(curveOf(columns))(points),
  };
}

/** nivo's scale as plain arithmetic: a path asks it thousands of times. */
function placeOf(scale: (value: number) => number) {
  const start = scale(0);
  const step = scale(1) - start;
  return (value: number) => Math.round((start + value * step) * 10) / 10;
}

import type { ReactElement } from 'react';
import type { BandArea } from '../../../mf-campaigns/src/series/figures/band-areas.ts';
import type { TickUnit } from '../../../mf-campaigns/src/series/axes/x-axis.ts';
import { timeTicks } from '../../../mf-campaigns/src/series/axes/x-axis.ts';
import type { DrawnLine, Drawing } from './drawing.ts';
import { acrossPath, areaPath, linePath, markPath, ringPath } from './shapes.ts';
import styles from './DrawnGraph.module.css';

/** How a graph writes its texts. It consists of functions, so that the drawing itself knows no language. */
export interface AxisFormat {
  value(y: number): string;
  tick(x: number, unit: TickUnit): string;
  /** The word that names the shaded band. */
  target: string;
  /** A target's limits; one of them may be open. */
  range(low: number | null, high: number | null): string;
}

/** Converts values into places within a plot area, in px. */
export interface Canvas {
  x: (value: number) => number;
  y: (value: number) => number;
  width: number;
  height: number;
  /** The room to the right of the plot area in px. */
  right: number;
  /** Whether dates stand below the graph. */
  isDated: boolean;
}

/** The average width of a date's letter in px. */
const letter = { date: 8 };

// The layers are functions, not components, and use as few nodes as possible, because a zoom draws five graphs at once.

/** The target bands; with `isTinted` in the colours of the two waters. */
export function target({ bands, y }: Drawing, canvas: Canvas, isTinted = false): ReactElement[] {
  const bottom = (low: number | null) => canvas.y(Math.min(y.high, Math.max(y.low, low ?? y.low)));
  return bands.map((band, place) => (
    <rect
      key={place}
      className={isTinted && band.side ? `${styles.tinted} ${styles[band.side]}` : styles.target}
      x={canvas.x(band.from)}
      y={topOf(band, y, canvas)}
      width={Math.max(0, canvas.x(band.to) - canvas.x(band.from))}
      height={Math.max(0, bottom(band.low) - topOf(band, y, canvas))}
    />
  ));
}

const topOf = ({ high }: BandArea, y: Drawing['y'], canvas: Canvas): number =>
  canvas.y(Math.min(y.high, Math.max(y.low, high ?? y.high)));

/** Three values with their horizontal lines, and the dates below. The keys are places, so that a zoom moves nodes and creates none. */
export function axes({ y, span, guides }: Drawing, format: AxisFormat, canvas: Canvas): ReactElement {
  const end = canvas.width + canvas.right;
  const ticks = timeTicks(span, Math.max(2, Math.floor(canvas.width / 56)));
  const dates = (canvas.isDated ? ticks : []).map(({ x, unit }) => {
    const text = format.tick(x, unit);
    // The last date must not run over the graph's edge.
    return { text, x: Math.min(canvas.x(x), end - text.length * letter.date) };
  });
  return (
    <g>
      <path className={styles.grid} d={acrossPath(y.ticks.map(canvas.y), canvas.width)} />
      {guides.length > 0 && <path className={styles.guide} d={acrossPath(guides.map(canvas.y), canvas.width)} />}
      {y.ticks.map((tick, place) => (
        <text key={place} className={styles.value} x={-6} y={canvas.y(tick) + 4}>
          {format.value(tick)}
        </text>
      ))}
      {dates.map(({ text, x }, place) => (
        <text key={`date ${place}`} className={styles.date} x={x} y={canvas.height + 17}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The plots that are not picked (the middle 80 % as an area, their median as a thin line), and over them the picked ones, one path each. */
export function lines({ lines: all, others }: Drawing, canvas: Canvas): ReactElement {
  return (
    <svg width={canvas.width} height={canvas.height}>
      {others.some(Boolean) && (
        <>
          <path className={styles.spread} d={areaPath(others, canvas.x, canvas.y)} />
          <path className={styles.median} d={linePath(medians(others), canvas.x, canvas.y)} />
        </>
      )}
      {all.map(
        ({ id, slot, earlier }) =>
          earlier.length > 0 && (
            <path
              key={id}
              className={`${styles.earlier} ${styles[`slot${slot}`]}`}
              d={linePath(earlier, canvas.x, canvas.y)}
            />
          ),
      )}
      {all.map(({ id, slot, vertices }) => (
        <path
          key={id}
          className={`${styles.line} ${styles[`slot${slot}`]}`}
          d={linePath(vertices, canvas.x, canvas.y)}
        />
      ))}
    </svg>
  );
}

const medians = (others: Drawing['others']) => others.map((other) => ({ x: other?.x ?? 0, y: other?.median ?? null }));

/** The single values that stand for their days. */
export const dots = ({ lines: all }: Drawing, canvas: Canvas): ReactElement[] =>
  all
    .filter((line) => line.dots.length > 0)
    .map(({ id, slot, dots: places }) => (
      <path
        key={id}
        className={`${styles.dot} ${styles[`slot${slot}`]}`}
        d={ringPath(places.map(({ x, y }) => [canvas.x(x), canvas.y(y)]))}
      />
    ));

/** Outliers as rings, or as marks at the edge where the axis does not reach them. Those of an earlier season are thin, like its line. */
export const outliers = ({ lines: all }: Drawing, canvas: Canvas): ReactElement[] =>
  all.flatMap(({ id, slot, outliers: rings, beyond, earlierBeyond }) => {
    const marks = {
      earlier: edgeMarks(earlierBeyond, canvas),
      outlier: ringPath(rings.map(({ x, y }) => [canvas.x(x), canvas.y(y)])),
      beyond: edgeMarks(beyond, canvas),
    };
    return Object.entries(marks).flatMap(([look, d]) =>
      d === '' ? [] : [<path key={`${id} ${look}`} className={`${styles[look]} ${styles[`slot${slot}`]}`} d={d} />],
    );
  });

const edgeMarks = (marks: DrawnLine['beyond'], canvas: Canvas): string =>
  markPath(marks.map(({ x, above }) => [canvas.x(x), above ? 0 : canvas.height, above]));

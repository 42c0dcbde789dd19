import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { Vertex } from '../../series/figures/downsample.ts';
import { downsample } from '../../series/figures/downsample.ts';
import type { GraphQuantity } from '../../series/graph-quantity.ts';
import { quantile } from '../../series/figures/quantile.ts';
import type { Spread } from '../../series/figures/others.ts';
import type { Outlier } from '../../series/figures/outliers.ts';
import { outliersOf } from '../../series/figures/outliers.ts';
import { indicesInSpan, type Points, type Span } from '../../series/series.ts';
import type { YAxis } from '../../series/axes/y-axis.ts';
import { tightAxisOver, visibleRange } from '../../series/axes/y-axis.ts';

/** One of the five ways to draw a line: its colour token and its dashes. Intake is always 1, drain 2. */
export type Slot = 1 | 2 | 3 | 4 | 5;

export const slots: readonly Slot[] = [1, 2, 3, 4, 5];

/** A line of a graph: a plot's values of one measure, or (on a plot's page) one measure of that plot. */
export interface LineOf {
  id: string;
  label: string;
  slot: Slot;
  points: Points;
  /** The same days of an earlier campaign, moved onto this one's days. */
  earlier?: Points | undefined;
  /** Single values that stand for their days, as dots upon the line. */
  dots?: Points | undefined;
}

export interface DrawnLine {
  id: string;
  label: string;
  slot: Slot;
  vertices: Vertex[];
  earlier: Vertex[];
  dots: { x: number; y: number }[];
  /** Those on the axis. */
  outliers: Outlier[];
  /** What lies beyond the axis, marked at its edge. */
  beyond: Beyond[];
  /** The same of the earlier season's line. */
  earlierBeyond: Beyond[];
}

interface Beyond {
  x: number;
  above: boolean;
}

/** Everything that a graph shows, in the units of the data: ready to be drawn at any width. */
export interface Drawing {
  span: Span;
  y: YAxis;
  lines: DrawnLine[];
  others: (Spread | null)[];
  bands: BandArea[];
  /** Values with a meaning of their own (an EC ratio of 1.2), as thin lines across. */
  guides: number[];
}

/** Of an axis of ratios, as `leastSpan` of a quantity. */
const leastRatios = 0.5;

interface DrawingParts {
  span: Span;
  quantity: GraphQuantity;
  lines: LineOf[];
  others?: (Spread | null)[];
  bands?: BandArea[];
  guides?: number[];
  /** How many columns a line is reduced to; two vertices each. */
  buckets: number;
}

/** What to draw of these lines, or null when none of them (nor any other plot) has a value in the span. */
export function drawingOf(parts: DrawingParts): Drawing | null {
  const { span, quantity, buckets, others = [], guides = [] } = parts;
  const bands = (parts.bands ?? []).flatMap((band) => clipToSpan(band, span));
  const lines = parts.lines.map(({ id, label, slot, points, earlier, dots }) => ({
    id,
    label,
    slot,
    vertices: downsample(points, span, buckets),
    earlier: earlier ? downsample(earlier, span, buckets) : [],
    dots: dots ? dotsIn(dots, span) : [],
    // Dots are single values, each seen as it is.
    outliers: dots ? [] : outliersOf(points, span),
  }));
  if (!lines.some((line) => hasValue(line, span)) && !others.some(Boolean)) return null;
  const values = drawnValues(lines, others);
  const limits = [...guides, ...bands.flatMap(({ low, high }) => [low ?? [], high ?? []].flat())];
  const usual = usualRange(values, limits);
  const far = lines.flatMap((line) => line.outliers.map(({ y }) => y));
  const [low, high] = visibleRange(usual, [values[0] ?? usual[0], values.at(-1) ?? usual[1], ...far]);
  const y = tightAxisOver(low, high, quantity === 'ratio' ? leastRatios : rulesOf(quantity).leastSpan);
  return {
    span,
    y,
    others,
    bands,
    guides,
    lines: lines.map((line) => ({
      ...line,
      outliers: line.outliers.filter((outlier) => outlier.y >= y.low && outlier.y <= y.high),
      beyond: beyondAxis([...line.outliers, ...line.vertices, ...line.dots], span, y),
      earlierBeyond: beyondAxis(line.earlier, span, y),
    })),
  };
}

/** Whatever of a line the axis does not reach, each place once: also a value that nothing wobbles around, which is no outlier. */
function beyondAxis(values: readonly Vertex[], span: Span, { low, high }: YAxis): Beyond[] {
  const marks = new Map<string, Beyond>();
  for (const { x, y } of values) {
    if (y === null || (y >= low && y <= high) || x < span.from || x >= span.to + 1) continue;
    marks.set(`${x} ${y > high}`, { x, above: y > high });
  }
  return [...marks.values()];
}

type Values = Pick<DrawnLine, 'vertices' | 'earlier' | 'dots'>;

function dotsIn(points: Points, span: Span): { x: number; y: number }[] {
  const [first, behind] = indicesInSpan(points, span);
  return Array.from(points.x.subarray(first, behind), (x, at) => ({
    x,
    y: points.mean[first + at] ?? Number.NaN,
  })).filter(({ y }) => !Number.isNaN(y));
}

/** Whether a line has a value in the span: its vertices reach to the neighbours just outside. */
const hasValue = ({ vertices, earlier, dots }: Values, span: Span): boolean =>
  [...vertices, ...earlier, ...dots].some(({ x, y }) => y !== null && x >= span.from && x < span.to + 1);

/** A target as far as it lies within the span. */
function clipToSpan(band: BandArea, span: Span): BandArea[] {
  const [from, to] = [Math.max(band.from, span.from), Math.min(band.to, span.to + 1)];
  return from < to ? [{ ...band, from, to }] : [];
}

/** Every value that lines and the others' band reach, ascending. */
function drawnValues(lines: Values[], others: (Spread | null)[]): Float64Array {
  const values: number[] = [];
  for (const { vertices, earlier, dots } of lines) {
    for (const { y } of dots) values.push(y);
    for (const { y } of vertices) if (y !== null) values.push(y);
    for (const { y } of earlier) if (y !== null) values.push(y);
  }
  for (const other of others) if (other) values.push(other.low, other.high);
  return Float64Array.from(values).sort();
}

/** Where nearly all values lie (98 of 100), with the target's limits and what has a meaning of its own. */
const usualRange = (ascending: Float64Array, limits: number[]): [number, number] => [
  Math.min(quantile(ascending, 0.01), ...limits),
  Math.max(quantile(ascending, 0.99), ...limits),
];

import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { BandArea } from '../../../mf-campaigns/src/series/figures/band-areas.ts';
import type { Vertex } from './downsample.ts';
import { downsample } from './downsample.ts';
import type { GraphQuantity } from '../../../mf-campaigns/src/series/graph-quantity.ts';
import { quantile } from '../../../mf-campaigns/src/series/figures/quantile.ts';
import type { Spread } from '../../../mf-campaigns/src/series/figures/others.ts';
import type { Outlier } from '../../../mf-campaigns/src/series/figures/outliers.ts';
import { outliersOf } from '../../../mf-campaigns/src/series/figures/outliers.ts';
import { indicesInSpan, type Points, type Span } from '../../../mf-campaigns/src/series/series.ts';
import type { YAxis } from '../../../mf-campaigns/src/series/axes/y-axis.ts';
import { tightAxisOver, visibleRange } from '../../../mf-campaigns/src/series/axes/y-axis.ts';

/** One of the five styles of a line: its colour token and its dashes. Intake is always 1, drain 2. */
export type Slot = 1 | 2 | 3 | 4 | 5;

export const slots: readonly Slot[] = [1, 2, 3, 4, 5];

/** A line of a graph: a plot's values of one measure, or (on a plot's page) one measure of that plot. */
interface LineOf {
  id: string;
  label: string;
  slot: Slot;
  points: Points;
  /** The same days of an earlier campaign, moved to this one's days. */
  earlier?: Points | undefined;
  /** Single values that each stand for a day, drawn as dots on the line. */
  dots?: Points | undefined;
}

export interface DrawnLine {
  id: string;
  label: string;
  slot: Slot;
  vertices: Vertex[];
  earlier: Vertex[];
  dots: { x: number; y: number }[];
  /** The outliers that the axis reaches. */
  outliers: Outlier[];
  /** The values outside of the axis, marked at its edge. */
  beyond: Beyond[];
  /** The values of the earlier season outside of the axis. */
  earlierBeyond: Beyond[];
}

interface Beyond {
  x: number;
  above: boolean;
}

/** All that a graph shows, in the units of the data, ready to be drawn at any width. */
export interface Drawing {
  span: Span;
  y: YAxis;
  lines: DrawnLine[];
  others: (Spread | null)[];
  bands: BandArea[];
  /** Values with a meaning of their own (an EC ratio of 1.2), drawn as thin horizontal lines. */
  guides: number[];
}

/** The least span of an axis of ratios, like `leastSpan` of a quantity. */
const leastRatios = 0.5;

interface DrawingParts {
  span: Span;
  quantity: GraphQuantity;
  lines: LineOf[];
  others?: (Spread | null)[];
  bands?: BandArea[];
  guides?: number[];
  /** The number of columns that a line is reduced to; each has two vertices. */
  buckets: number;
}

/** What to draw of these lines; null when neither they nor the other plots have a value in the span. */
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
    // Dots are single values that are all visible, so none needs a mark as an outlier.
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

/** The values of a line outside of the axis, each place once. Such a value need not be an outlier: where values hardly vary, none is. */
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

/** Whether a line has a value in the span. Its vertices do not tell, because they include the neighbours just outside. */
const hasValue = ({ vertices, earlier, dots }: Values, span: Span): boolean =>
  [...vertices, ...earlier, ...dots].some(({ x, y }) => y !== null && x >= span.from && x < span.to + 1);

/** The part of a target band that lies within the span. */
function clipToSpan(band: BandArea, span: Span): BandArea[] {
  const [from, to] = [Math.max(band.from, span.from), Math.min(band.to, span.to + 1)];
  return from < to ? [{ ...band, from, to }] : [];
}

/** All values of the lines and of the others' band, ascending. */
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

/** The range of nearly all values (98 of 100), extended to the targets' limits and to values with a meaning of their own. */
const usualRange = (ascending: Float64Array, limits: number[]): [number, number] => [
  Math.min(quantile(ascending, 0.01), ...limits),
  Math.max(quantile(ascending, 0.99), ...limits),
];

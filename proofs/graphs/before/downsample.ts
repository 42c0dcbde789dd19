import type { Points, Span } from '../../../mf-campaigns/src/series/series.ts';
import { indicesInSpan } from '../../../mf-campaigns/src/series/series.ts';

/** A vertex of a drawn line; `y: null` interrupts it. */
export interface Vertex {
  x: number;
  y: number | null;
}

/**
 * Reduces a line's means to the vertices that a graph of `buckets` columns can show: the lowest and the highest of each bucket, in the
 * order of measuring, so that no peak is lost. A day without a value interrupts the line. The neighbours just outside of the span are
 * included, so that the line reaches the edge.
 */
export function downsample(points: Points, span: Span, buckets: number): Vertex[] {
  const [inside, behind] = indicesInSpan(points, span);
  const first = Math.max(0, inside - 1);
  const last = Math.min(points.x.length, behind + 1);
  const bucketWidth = (span.to + 1 - span.from) / buckets;
  const isEachDrawn = last - first <= buckets * 2;
  const vertices: Vertex[] = [];
  let bucket = Number.NaN;
  let low = -1;
  let high = -1;
  let previousDay = Number.NaN;

  const flush = () => {
    if (low < 0) return;
    for (const index of low === high ? [low] : [Math.min(low, high), Math.max(low, high)])
      vertices.push({ x: points.x[index] ?? 0, y: points.mean[index] ?? 0 });
    low = -1;
    high = -1;
  };
  const interrupt = () => {
    flush();
    if (vertices.length > 0 && vertices.at(-1)?.y !== null) vertices.push({ x: vertices.at(-1)?.x ?? 0, y: null });
  };

  for (let index = first; index < last; index++) {
    const x = points.x[index] ?? 0;
    const y = points.mean[index] ?? Number.NaN;
    const day = Math.floor(x);
    if (day - previousDay > 1 || Number.isNaN(y)) interrupt();
    previousDay = day;
    if (Number.isNaN(y)) continue;
    const ownBucket = isEachDrawn ? index : Math.floor((x - span.from) / bucketWidth);
    if (ownBucket !== bucket) flush();
    bucket = ownBucket;
    if (low < 0 || y < (points.mean[low] ?? 0)) low = index;
    if (high < 0 || y > (points.mean[high] ?? 0)) high = index;
  }
  flush();
  if (vertices.at(-1)?.y === null) vertices.pop();
  return vertices;
}

import type { Span } from '../../series/series.ts';
import { spanDays } from '../../series/series.ts';

/** How many days a column of the map holds; the fewest that leave it wide enough. */
const strides = [1, 3, 14] as const;

/** The least width of a column in px: a mouse still meets it, and an eye still tells it from the next. */
export const leastColumn = 4;

/** The columns of a map. The last one is shorter where the days do not fill it. */
export interface MapColumns {
  /** The days of a column. */
  stride: number;
  columns: Span[];
}

/** The columns for a span in a plot area that is `room` px wide; eighteen months in columns of fourteen days fit into 156 px. */
export function mapColumns(span: Span, room: number): MapColumns {
  const days = spanDays(span);
  const stride = strides.find((candidate) => room / Math.ceil(days / candidate) >= leastColumn) ?? 14;
  const columns = Array.from({ length: Math.ceil(days / stride) }, (_, at) => {
    const from = span.from + at * stride;
    return { from, to: Math.min(span.to, from + stride - 1) };
  });
  return { stride, columns };
}

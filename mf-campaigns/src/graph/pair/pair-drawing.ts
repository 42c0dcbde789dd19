import { type YAxis, yAxisOver } from '../../series/axes/y-axis.ts';
import { lineFigures } from '../../series/figures/figures.ts';
import { type Span, spanDays } from '../../series/series.ts';
import type { PairPanel } from './pair-panel.ts';

/** The least width of a bar in px. */
const leastBar = 3;

/** A stretch of days: the daily mean of both quantities, null where none is known. */
export interface PairBar {
  /** Day numbers: the first, and the one after the last. */
  from: number;
  to: number;
  bar: number | null;
  line: number | null;
  isMarked: boolean;
}

export interface PairDrawing {
  bars: readonly PairBar[];
  left: YAxis;
  right: YAxis;
}

/** Days as bars and a line. Where the width is too small, a bar holds several days and shows their daily mean. Null where nothing is known. */
export function pairDrawing(
  { bars: ofBars, line: ofLine, marked = [] }: Pick<PairPanel, 'bars' | 'line' | 'marked'>,
  span: Span,
  width: number,
): PairDrawing | null {
  const each = Math.max(1, Math.ceil((spanDays(span) * leastBar) / Math.max(width, 1)));
  const bars: PairBar[] = [];
  for (let from = span.from; from <= span.to; from += each) {
    const to = Math.min(from + each, span.to + 1);
    const days = { from, to: to - 1 };
    const [bar, line] = [lineFigures(ofBars.points, days).mean, lineFigures(ofLine.points, days).mean];
    bars.push({ from, to, bar, line, isMarked: marked.some((day) => day >= from && day < to) });
  }
  if (bars.every(({ bar, line }) => bar === null && line === null)) return null;
  const most = (of: 'bar' | 'line') => Math.max(0, ...bars.map((each) => each[of] ?? 0));
  // Both axes begin at 0, so that a bar's height is its amount.
  return { bars, left: yAxisOver(0, most('bar'), ofBars.least), right: yAxisOver(0, most('line'), ofLine.least) };
}

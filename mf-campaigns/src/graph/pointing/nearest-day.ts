import type { Points, Span } from '../../series/series.ts';
import { indicesInSpan } from '../../series/series.ts';

/** How far in px a value may be from a fingertip that means it. */
const fingertip = 24;

interface Under {
  /** The pointer's distance from the plot area's left edge, in px. */
  offset: number;
  /** The plot area's width in px. */
  width: number;
  span: Span;
}

/** The measured day nearest to a pointer, within a fingertip's reach. Null where no line has a value that near, so that a gap stays a gap. */
export function nearestDay(lines: readonly { days: Points }[], { offset, width, span }: Under): number | null {
  const perPx = (span.to + 1 - span.from) / width;
  const at = span.from + offset * perPx;
  const reach = fingertip * perPx;
  let nearest: number | null = null;
  let distance = Infinity;
  for (const { days } of lines) {
    const reachable = { from: Math.max(span.from, at - reach), to: Math.min(span.to, at + reach - 1) };
    const [first, behind] = indicesInSpan(days, reachable);
    for (let index = first; index < behind; index++) {
      const x = days.x[index] ?? Number.NaN;
      if (Number.isNaN(days.mean[index]) || !(Math.abs(x - at) < distance)) continue;
      distance = Math.abs(x - at);
      nearest = Math.floor(x);
    }
  }
  return nearest;
}

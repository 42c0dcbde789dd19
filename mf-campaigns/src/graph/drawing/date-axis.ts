import { type TickUnit, timeTicks } from '../../series/axes/x-axis.ts';
import type { Span } from '../../series/series.ts';
import type { Margins } from './geometry.ts';

/** The least distance of two ticks in px, and the least gap between two dates. */
const [apart, gap] = [44, 6];

/** The width of a date in px, about: Arabic letters are wider. */
const widthOf = (date: string) => date.length * (/\p{Script=Arabic}/u.test(date) ? 8 : 7);

export interface DateAxis {
  /** Where the lines of months (or of days, in a short span) go through the graph. */
  lines: number[];
  /** The lines that have their date; it must neither touch another one nor leave the picture. */
  dates: readonly number[];
  format: (x: number) => string;
}

/** The time axis of a graph that is `width` px wide within its margins. */
export function dateAxis(
  span: Span,
  width: number,
  { left, right }: Pick<Margins, 'left' | 'right'>,
  format: (x: number, unit: TickUnit) => string,
): DateAxis {
  const ticks = timeTicks(span, Math.max(2, Math.floor(width / apart)));
  const texts = new Map(ticks.map(({ x, unit }) => [x, format(x, unit)]));
  let free = -left;
  const dates = ticks.flatMap(({ x }) => {
    const middle = ((x - span.from) / (span.to + 1 - span.from)) * width;
    const half = widthOf(texts.get(x) ?? '') / 2;
    if (middle - half < free || middle + half > width + right) return [];
    free = middle + half + gap;
    return [x];
  });
  return { lines: ticks.map(({ x }) => x), dates, format: (x) => texts.get(x) ?? '' };
}

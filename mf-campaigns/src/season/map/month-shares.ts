import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { dayLength } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';
import { placesOf, type SeasonPlot } from '../judge/judged-season.ts';

/** The months of a span, as the days of the span that they hold. */
export function monthsOf(span: Span): Span[] {
  const months: Span[] = [];
  for (let from = span.from; from <= span.to;) {
    const date = new Date(from * dayLength);
    const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayLength;
    months.push({ from, to: Math.min(span.to, next - 1) });
    from = next;
  }
  return months;
}

/** The share of a plot's judged days that lie in target, in percent; null where no day of the span is judged. */
export function shareOfDays(plot: SeasonPlot, measure: MeasuredField, span: Span): number | null {
  const judged = plot.distances[measure]
    .subarray(...placesOf(plot, span))
    .filter((distance) => !Number.isNaN(distance));
  return judged.length === 0 ? null : (judged.filter((distance) => distance === 0).length / judged.length) * 100;
}

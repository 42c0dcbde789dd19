import type { Span } from '../series.ts';
import { spanDays } from '../series.ts';

/** A span `factor` times as long (at least a day) about a day of it. May reach beyond what there is: `clamped` corrects that. */
export function zoomed(span: Span, about: number, factor: number): Span {
  const days = Math.max(1, Math.round(spanDays(span) * factor));
  const part = (about - span.from + 0.5) / spanDays(span);
  const from = Math.round(about + 0.5 - days * part);
  return { from, to: from + days - 1 };
}

/** A wanted span moved and shortened so that it lies within the whole. */
export function clamped(wanted: Span, whole: Span): Span {
  const days = Math.min(spanDays(wanted), spanDays(whole));
  const from = Math.min(Math.max(wanted.from, whole.from), whole.to - days + 1);
  return { from, to: from + days - 1 };
}

/** The days of a whole that an address names; `otherwise` where it names none of them. Unlike `clamped`, it shows no day that nobody named. */
export function cutToWhole(named: Span | null, whole: Span, otherwise: Span = whole): Span {
  if (!named || named.to < whole.from || whole.to < named.from) return otherwise;
  return { from: Math.max(named.from, whole.from), to: Math.min(named.to, whole.to) };
}

/** Spans up to this many days are drawn from the single readings. */
export const readingDays = 31;

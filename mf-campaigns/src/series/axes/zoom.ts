import type { Span } from '../series.ts';
import { spanDays } from '../series.ts';

/** A span `factor` times as long (at least a day) around one of its days. It may reach outside of the known days: `clamped` corrects that. */
export function zoomed(span: Span, about: number, factor: number): Span {
  const days = Math.max(1, Math.round(spanDays(span) * factor));
  const part = (about - span.from + 0.5) / spanDays(span);
  const from = Math.round(about + 0.5 - days * part);
  return { from, to: from + days - 1 };
}

/** Moves and shortens a span so that it lies within the whole. */
export function clamped(wanted: Span, whole: Span): Span {
  const days = Math.min(spanDays(wanted), spanDays(whole));
  const from = Math.min(Math.max(wanted.from, whole.from), whole.to - days + 1);
  return { from, to: from + days - 1 };
}

/** The named days that lie within the whole; `otherwise` where none do. Unlike `clamped`, it adds no days that were not named. */
export function cutToWhole(named: Span | null, whole: Span, otherwise: Span = whole): Span {
  if (!named || named.to < whole.from || whole.to < named.from) return otherwise;
  return { from: Math.max(named.from, whole.from), to: Math.min(named.to, whole.to) };
}

/** The longest span, in days, that is drawn from single readings. */
export const readingDays = 31;

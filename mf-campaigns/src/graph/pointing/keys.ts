import type { Span } from '../../series/series.ts';
import { spanDays } from '../../series/series.ts';
import { zoomed } from '../../series/axes/zoom.ts';

export type KeyAction = { day: number | null } | { zoom: Span };

/** What a key does on a graph whose pinned day is `day`. Right is later in every language, because time runs from left to right. */
export function keyAction(key: string, day: number | null, span: Span): KeyAction | null {
  const at = day ?? span.to;
  const page = Math.max(7, Math.round(spanDays(span) / 10));
  const clampDay = (wanted: number) => ({ day: Math.min(span.to, Math.max(span.from, wanted)) });
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampDay(day === null ? at : at + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampDay(day === null ? at : at - 1);
    case 'PageUp':
      return clampDay(at + page);
    case 'PageDown':
      return clampDay(at - page);
    case 'Home':
      return { day: span.from };
    case 'End':
      return { day: span.to };
    case '+':
      return { zoom: zoomed(span, at, 0.5) };
    case '-':
      return { zoom: zoomed(span, at, 2) };
    case 'Escape':
      return day === null ? null : { day: null };
    default:
      return null;
  }
}

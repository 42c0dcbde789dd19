import { useState } from 'react';
import type { Span } from '../../series/series.ts';
import { clamped } from '../../series/axes/zoom.ts';
import { useHoverableDay } from './use-hoverable-day.ts';
import type { View } from './view.ts';

/**
 * The pinned day and span that all graphs of a page share. During a pinch only the graphs follow (`pinching`); page and address change when
 * the fingers are lifted.
 */
export function useView(span: Span, whole: Span, onSpan: (span: Span) => void): { view: View; pinching: boolean } {
  const [live, setLive] = useState<Span | null>(null);
  const { day, onDay, onHover } = useHoverableDay();
  const view: View = {
    span: live ?? span,
    day,
    onDay,
    onHover,
    onZoom: (next) => onSpan(clamped(next, whole)),
    onPinch: (next) => setLive(next && clamped(next, whole)),
  };
  return { view, pinching: live !== null };
}

import { useRef } from 'react';
import type { Fingers } from '../../series/axes/pinch.ts';
import { pinched } from '../../series/axes/pinch.ts';
import type { Span } from '../../series/series.ts';

interface PinchOf {
  span: Span;
  /** The plot area's width in px. */
  width: number;
  /** Receives the span beneath two moving fingers, and null when they are lifted. */
  onPinch: (span: Span | null) => void;
  onZoom: (span: Span) => void;
}

/** Follows the fingers on a plot area by their distance from its left edge, in px. `press` and `move` tell whether two of them are zooming now. */
export function usePinch({ span, width, onPinch, onZoom }: PinchOf) {
  const fingers = useRef(new Map<number, number>());
  const pinch = useRef<{ span: Span; first: Fingers; next: Span } | null>(null);
  const both = (): Fingers | null => {
    const [first, other] = fingers.current.values();
    return first === undefined || other === undefined || fingers.current.size > 2 ? null : [first, other];
  };
  /** Ends a finger, and with it the pinch; returns the span of the pinch. */
  const lift = (id: number): Span | null => {
    const next = pinch.current?.next ?? null;
    fingers.current.delete(id);
    pinch.current = null;
    if (next) onPinch(null);
    return next;
  };
  return {
    press(id: number, x: number): boolean {
      fingers.current.set(id, x);
      const first = both();
      if (first) pinch.current = { span, first, next: span };
      return first !== null;
    },
    move(id: number, x: number): boolean {
      if (!fingers.current.has(id)) return false;
      fingers.current.set(id, x);
      const [now, start] = [both(), pinch.current];
      if (!now || !start) return false;
      start.next = pinched(start.span, width, start.first, now);
      onPinch(start.next);
      return true;
    },
    release(id: number): void {
      const next = lift(id);
      if (next) onZoom(next);
    },
    /** The browser has taken the gesture over, to scroll. */
    cancel: (id: number): void => void lift(id),
  };
}

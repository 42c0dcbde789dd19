import { gestures } from '@seguia/shared/ui';
import { type PointerEvent, useRef } from 'react';

interface SwipePlots {
  onPrevious: () => void;
  onNext: () => void;
}

/** Follows a finger that draws the page aside, as pages are turned: towards its start comes the next plot. On a graph a finger reads days instead. */
export function useSwipePlots({ onPrevious, onNext }: SwipePlots) {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, target, clientX, clientY, isPrimary }: PointerEvent<HTMLElement>) => {
      const isReading = target instanceof Element && target.closest('[role="slider"]') !== null;
      start.current =
        pointerType === 'mouse' || isReading || !isPrimary ? null : { pointer: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      if (from?.pointer !== pointerId) return;
      const across = clientX - from.x;
      // A finger that goes as far up or down scrolls.
      if (Math.abs(across) < gestures.swipeTolerance || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return;
      const isTowardsStart = across < 0 === (getComputedStyle(currentTarget).direction === 'ltr');
      if (isTowardsStart) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

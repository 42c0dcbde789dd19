import { gestures } from '@seguia/shared/ui';
import { type PointerEvent, useRef } from 'react';

interface SwipePlots {
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * Turns to the next plot when a finger moves towards the page's start, like turning a page, and to the previous one in the other direction.
 * On a graph a finger reads days instead.
 */
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
      // A finger that moves as far up or down is scrolling.
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

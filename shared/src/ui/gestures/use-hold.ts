import { useEffect, useRef } from 'react';
import { gestures } from './gestures.ts';

interface Place {
  clientX: number;
  clientY: number;
}

/**
 * Calls `onHold` once a finger has stayed for so many milliseconds (400 by default) within the tap's tolerance (10 px). `move` says how far it has gone, in
 * px; beyond the tolerance, or after `end`, it holds no more.
 */
export function useHold(onHold: () => void, milliseconds: number = gestures.hold) {
  const newest = useRef(onHold);
  useEffect(() => {
    newest.current = onHold;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<Place | null>(null);
  const end = () => {
    clearTimeout(timer.current);
    pressed.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    press({ clientX, clientY }: Place): void {
      end();
      pressed.current = { clientX, clientY };
      timer.current = setTimeout(() => newest.current(), milliseconds);
    },
    move({ clientX, clientY }: Place): { across: number; along: number; beyondTap: boolean } | null {
      const from = pressed.current;
      if (!from) return null;
      const across = clientX - from.clientX;
      const along = clientY - from.clientY;
      const beyondTap = Math.hypot(across, along) > gestures.tapTolerance;
      if (beyondTap) clearTimeout(timer.current);
      return { across, along, beyondTap };
    },
    end,
  };
}

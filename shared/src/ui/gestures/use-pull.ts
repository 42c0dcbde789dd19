import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { gestures } from './gestures.ts';

export type RefreshResult = 'updated' | 'up-to-date';
export type PullState = 'idle' | 'pulling' | 'release' | 'loading' | 'success' | 'up-to-date' | 'failed';

/** Px of pull after which letting go refreshes, and the most that the list follows the finger. */
const threshold = 64;
const limit = 96;

/** How long the result stays to be read. */
const resultShown = 1500;

/** Follows a finger that pulls `area` down while the page is scrolled to its top. */
export function usePull(area: RefObject<HTMLElement | null>, onRefresh: () => Promise<RefreshResult>) {
  const [state, setState] = useState<PullState>('idle');
  const [pulled, setPulled] = useState(0);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A screen that draws itself again under the finger, with a new function, must not end the pull.
  const newest = useRef(onRefresh);
  useEffect(() => {
    newest.current = onRefresh;
  });

  const refresh = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    clearTimeout(timer.current);
    setState('loading');
    const end = (next: PullState) => {
      busy.current = false;
      setState(next);
      timer.current = setTimeout(() => setState('idle'), resultShown);
    };
    newest.current().then(
      (result) => end(result === 'updated' ? 'success' : 'up-to-date'),
      () => end('failed'),
    );
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let startY = 0;
    let startX = 0;
    let distance = 0;
    let pulling = false;
    let watching = false;
    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      // A second finger, or the palm of a glove: nobody would hear the first one's end.
      if (pulling) setState('idle');
      watching = !busy.current && event.touches.length === 1 && touch !== undefined && atTop(element);
      if (!touch) return;
      startY = touch.clientY;
      startX = touch.clientX;
      pulling = false;
      distance = 0;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!watching || !touch) return;
      const down = touch.clientY - startY;
      const across = Math.abs(touch.clientX - startX);
      if (!pulling) {
        if (Math.abs(down) < gestures.tapTolerance && across < gestures.tapTolerance) return;
        if (down <= 0 || across > down) {
          watching = false;
          return;
        }
        pulling = true;
      }
      if (event.cancelable) event.preventDefault();
      // Half the way of the finger, so that the list feels held.
      distance = Math.max(0, Math.min(limit, (down - gestures.tapTolerance) / 2));
      setPulled(distance);
      setState(distance >= threshold ? 'release' : 'pulling');
    };
    const end = () => {
      if (!pulling) return;
      pulling = false;
      watching = false;
      if (distance >= threshold) refresh();
      else setState('idle');
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [area, refresh]);

  return { state, pulled, refresh };
}

/** Whether nothing that scrolls around the element is scrolled. */
function atTop(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return (document.scrollingElement?.scrollTop ?? 0) <= 0;
}

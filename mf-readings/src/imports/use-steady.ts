import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same, and does what the latest render's does: a memoised part that is drawn with it stays as it is. */
export function useSteady<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}

import { useCallback, useEffect, useRef } from 'react';
import { screenSignal } from './problem.ts';

/** Makes the signals of the calls that a person waits for on one screen; they also end when the screen is left. */
export function useScreenSignal(): () => AbortSignal {
  const left = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    left.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => AbortSignal.any([left.current.signal, screenSignal()]), []);
}

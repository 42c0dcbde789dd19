import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/** The inner width and height of an element in whole px. */
export interface Box {
  width: number;
  height: number;
}

/** Measures an element before the first paint and again when it changes. Returns a ref callback and its box (0 × 0 before the element is there). */
export function useBox(): [RefCallback<HTMLElement>, Box] {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const [width, height] = [Math.floor(element.clientWidth), Math.floor(element.clientHeight)];
      setBox((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [attach, box];
}

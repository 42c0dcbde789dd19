import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/**
 * The width of an element in whole px, measured before the first paint and again when it changes. Returns a ref callback
 * and the width (0 before the element is there).
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [attach, width];
}

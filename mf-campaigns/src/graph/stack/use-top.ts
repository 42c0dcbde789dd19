import { useCallback, useState } from 'react';

/**
 * Measures the distance in px from the page's top to an element's, and again whenever the content above changes. Returns a ref callback and
 * the distance.
 */
export function useTop(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [top, setTop] = useState(0);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setTop(Math.ceil(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [attach, top];
}

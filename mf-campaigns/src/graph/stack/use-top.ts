import { useCallback, useState } from 'react';

/** How far an element's top is from the page's, in px, whatever comes to stand above it. Returns a ref callback and the distance. */
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

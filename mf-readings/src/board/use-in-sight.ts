import { type RefObject, useEffect, useState } from 'react';

/** Whether the element was ever on the screen, or within one screen's height of it. */
export function useInSight(ref: RefObject<Element | null>, fromTheStart: boolean): boolean {
  const [seen, setSeen] = useState(fromTheStart);
  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}

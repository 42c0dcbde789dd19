import { useEffect } from 'react';

/** Milliseconds in which the code that removed an element can move the focus itself. */
const patience = 100;

/** Elements that a screen reader names when the focus arrives there. */
const places = 'dialog, section, ul, ol';

/**
 * When the element with the focus is removed (a deleted row, a button that its result replaces) or disabled, browsers give the focus to the
 * whole page: a screen reader falls silent, and starts again at the top. This hook moves the focus to the list, section or dialog around
 * that element instead, or to the page's heading.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isGone = (element: Element | undefined) => element && (!element.isConnected || element.matches(':disabled'));
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (let element = target as Element | null; element; element = element.parentElement) around.push(element);
    };
    const give = () => {
      const isLost = document.activeElement === document.body && isGone(around[0]);
      if (isLost) focusOn(around.find((element) => element.isConnected && element.matches(places)));
    };
    const observer = new MutationObserver(() => {
      if (!isGone(around[0])) return;
      clearTimeout(timer);
      timer = setTimeout(give, patience);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function focusOn(element: Element | undefined): void {
  const place = (element ?? document.querySelector('main h1')) as HTMLElement | null;
  if (place && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place?.focus({ preventScroll: true });
}

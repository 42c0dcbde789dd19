import { useEffect } from 'react';

/** Milliseconds for whoever takes something away to give the focus to what comes in its place. */
const patience = 100;

/** What a screen reader names where it arrives there. */
const places = 'dialog, section, ul, ol';

/**
 * Where what has the focus leaves the page (a row that is deleted, a button whose result takes its place) or is disabled, browsers give the focus to the
 * whole page: a screen reader is silent, and begins at the top. Here it goes to what was around it: the list, the section or the dialog, else to the
 * page's heading.
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

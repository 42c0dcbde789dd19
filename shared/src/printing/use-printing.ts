import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page's paper version is being made. */
const printingAtom = atom(false);

/** Milliseconds after which the paper version is printed even if it is incomplete. */
const patience = 8000;

/** Returns a function that makes the paper version, which prints itself once it is drawn. */
export function usePrint(): () => void {
  const setPrinting = useSetAtom(printingAtom);
  return () => setPrinting(true);
}

/**
 * True while the page is printed: after `usePrint`, or when the person uses the browser's own command. Paper is white, so the theme is
 * light during that time. Printing waits until `isReady`, except by the browser's own command, which waits for nothing.
 */
export function usePrinting(isReady = true): boolean {
  const [printing, setPrinting] = useAtom(printingAtom);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after this event, so the paper version must be drawn by then.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => {
      setPrinting(false);
      setLate(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      setPrinting(false);
    };
  }, [setPrinting]);
  useEffect(() => {
    if (!printing) return;
    const page = document.documentElement.dataset;
    const theme = page['theme'];
    page['theme'] = 'light';
    page['printing'] = '';
    return () => {
      delete page['printing'];
      if (theme === undefined) delete page['theme'];
      else page['theme'] = theme;
    };
  }, [printing]);
  useEffect(() => {
    if (!printing) return;
    if (!isReady && !isLate) {
      const timer = setTimeout(() => setLate(true), patience);
      return () => clearTimeout(timer);
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => cancelAnimationFrame(frame);
  }, [printing, isReady, isLate]);
  return printing;
}

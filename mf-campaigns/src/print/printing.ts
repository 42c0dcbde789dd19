import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Whether the paper version of the campaign is being made. */
const printingAtom = atom(false);

/** Asks for the paper version; it prints itself once it is drawn. */
export function usePrint(): () => void {
  const setPrinting = useSetAtom(printingAtom);
  return () => setPrinting(true);
}

/**
 * True while the page is printed: after `usePrint`, and when the person prints with the browser's own command. Paper is
 * white, so the theme is light for as long.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useAtom(printingAtom);
  useEffect(() => {
    // The browser takes its picture right after this event: the paper version must be there by then.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [setPrinting]);
  useEffect(() => {
    if (!printing) return;
    const page = document.documentElement.dataset;
    const theme = page['theme'];
    page['theme'] = 'light';
    page['printing'] = '';
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => {
      cancelAnimationFrame(frame);
      delete page['printing'];
      if (theme === undefined) delete page['theme'];
      else page['theme'] = theme;
    };
  }, [printing]);
  return printing;
}

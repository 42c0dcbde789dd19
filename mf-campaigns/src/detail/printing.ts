import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Width of a graph on paper in px: half of an A4 page with its margins, two side by side. */
const paperWidth = 330;

const printingAtom = atom(false);

/** The width that graphs have while the page is being printed. */
export const usePrintWidth = (): number | undefined => (useAtomValue(printingAtom) ? paperWidth : undefined);

/** Prints the page, its graphs drawn anew at the size of the paper. */
export function usePrint(): () => void {
  const [printing, setPrinting] = useAtom(printingAtom);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    // Two frames: the graphs are laid out and drawn by then.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, [printing, setPrinting]);
  return () => setPrinting(true);
}

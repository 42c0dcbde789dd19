import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { gestures } from './gestures.ts';
import { useHold } from './use-hold.ts';

interface Start {
  pointer: number;
  axis: 'none' | 'across' | 'along';
}

/**
 * Follows a finger that draws `row` aside from its `tray`; a long tap opens it too. A mouse has the button and the context menu key. `touched` once a
 * finger was on it: before, nobody can see the tray. `close` gives the focus back to `more`, the button that shows the tray.
 */
export function useSwipe(
  row: RefObject<HTMLElement | null>,
  tray: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const start = useRef<Start | null>(null);
  const swallowClick = useRef(false);
  const hold = useHold(() => {
    swallowClick.current = true;
    setOpen(true);
  }, gestures.longTap);

  const close = useCallback(() => {
    setOpen(false);
    more.current?.focus({ preventScroll: true });
  }, [more]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!row.current?.parentElement?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, row, close]);

  const width = () => tray.current?.offsetWidth ?? 0;
  useEffect(() => place(row.current, open ? (tray.current?.offsetWidth ?? 0) : 0, false), [open, row, tray]);
  const finish = () => {
    hold.end();
    start.current = null;
    place(row.current, open ? width() : 0, false);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      swallowClick.current = false;
      if (event.pointerType === 'mouse') return;
      setTouched(true);
      start.current = { pointer: event.pointerId, axis: 'none' };
      hold.press(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      const gone = hold.move(event);
      if (!gone) return;
      if (from.axis === 'none' && gone.beyondTap) {
        from.axis = Math.abs(gone.across) > Math.abs(gone.along) ? 'across' : 'along';
        if (from.axis === 'across') event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (from.axis !== 'across') return;
      swallowClick.current = true;
      const drawn = (open ? width() : 0) + (isRtl(event.currentTarget) ? gone.across : -gone.across);
      place(row.current, Math.max(0, Math.min(width(), drawn)), true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const gone = hold.move(event);
      if (gone && start.current?.axis === 'across') {
        const drawn = gone.across * (isRtl(event.currentTarget) ? 1 : -1);
        if (Math.abs(drawn) >= gestures.swipeTolerance) setOpen(drawn > 0);
      }
      finish();
    },
    onPointerCancel: finish,
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      hold.end();
      setOpen(true);
    },
    // The click that ends a swipe or a long tap must not open the row.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { open, setOpen, close, touched, handlers };
}

/** Puts the row at so many px from its place towards the start: at once with a finger on it, else sliding. */
function place(row: HTMLElement | null, drawn: number, held: boolean) {
  if (!row) return;
  row.style.transition = held ? 'none' : '';
  row.style.transform = drawn === 0 ? '' : `translateX(${isRtl(row) ? drawn : -drawn}px)`;
}

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

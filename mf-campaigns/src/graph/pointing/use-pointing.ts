import { gestures, useHold, usePaced } from '@seguia/shared/ui';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dayAt } from '../drawing/geometry.ts';
import { usePinch } from './use-pinch.ts';
import type { View } from './view.ts';

type Press = PointerEvent<HTMLDivElement>;

interface PointingOf {
  view: Omit<View, 'day'>;
  area: RefObject<HTMLDivElement | null>;
  /** The plot area's width in px. */
  width: number;
  /** The pinned day, or null. */
  day: number | null;
  /** The measured day at a distance in px from the left edge; null where none is near. */
  nearest: (offset: number) => number | null;
  placeAt?: ((clientY: number, area: HTMLElement) => Place) | undefined;
}

/** One of several graphs beneath the pointer: its number, and the distance of its top in px. */
export interface Place {
  graph: number;
  top: number;
}

/** The day that is pointed at now, and what points at it. */
export interface Pointed {
  day: number;
  pointer: 'mouse' | 'finger' | 'keys';
  /** The graph that is pointed at; undefined for keys. */
  place?: Place | undefined;
}

/**
 * Handles mouse and fingers on a plot area. The mouse shows the day beneath it, a click pins that day, and dragging zooms. A finger reads
 * days once it holds or moves sideways, and a tap pins one; moved up or down at once it scrolls the page, and two fingers zoom. The card
 * follows every move; the page is informed every 100 ms.
 */
export function usePointing({ view, area, width, day, nearest, placeAt }: PointingOf) {
  const { span, onDay, onHover, onZoom, onPinch } = view;
  const [pointed, point] = useState<Pointed | null>(null);
  const [drawn, setDrawn] = useState<{ from: number; to: number } | null>(null);
  const pinch = usePinch({ span, width, onPinch, onZoom });
  const dragged = usePaced(gestures.drag, onDay);
  const passed = usePaced(gestures.rollover, onHover);
  /** The state of the first finger: the day that was pinned before it came, and the day under it. */
  const finger = useRef<{ before: number | null; under: number; reads: boolean; place?: Place | undefined }>({
    before: day,
    under: 0,
    reads: false,
  });
  const left = useRef(0);
  const offsetOf = (event: Press) => event.clientX - left.current;
  const placeOf = (event: Press) => placeAt?.(event.clientY, event.currentTarget);
  const dayUnder = (offset: number) => nearest(offset) ?? dayAt(offset, width, span);

  const read = (pointer: Pointed['pointer']) => {
    finger.current.reads = true;
    point({ day: finger.current.under, pointer, place: finger.current.place });
    dragged.call(finger.current.under);
  };
  const hold = useHold(() => read('finger'));
  // Stops the page from scrolling while a finger reads. React's own touch listeners are passive and cannot do that.
  useEffect(() => {
    const element = area.current;
    const stay = (event: TouchEvent) => finger.current.reads && event.cancelable && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [area]);
  const lift = () => {
    hold.end();
    dragged.stop();
    finger.current.reads = false;
    point(null);
  };

  const handlers = {
    onPointerDown(event: Press) {
      left.current = event.currentTarget.getBoundingClientRect().left;
      const offset = offsetOf(event);
      if (event.pointerType === 'mouse') {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn({ from: offset, to: offset });
      } else if (pinch.press(event.pointerId, offset)) {
        if (finger.current.reads) onDay(finger.current.before);
        lift();
      } else {
        finger.current = { before: day, under: dayUnder(offset), reads: false, place: placeOf(event) };
        hold.press(event);
      }
    },
    onPointerMove(event: Press) {
      if (event.pointerType === 'mouse' && !drawn) left.current = event.currentTarget.getBoundingClientRect().left;
      const offset = offsetOf(event);
      if (drawn) setDrawn({ ...drawn, to: offset });
      else if (event.pointerType === 'mouse') {
        point({ day: dayUnder(offset), pointer: 'mouse', place: placeOf(event) });
        passed.call(dayUnder(offset));
      } else if (!pinch.move(event.pointerId, offset)) {
        const gone = hold.move(event);
        const sideways = gone?.beyondTap && Math.abs(gone.across) > Math.abs(gone.along);
        if (!gone || !(sideways || finger.current.reads)) return;
        finger.current.under = dayUnder(offset);
        finger.current.place = placeOf(event);
        read('finger');
      }
    },
    onPointerUp(event: Press) {
      const offset = offsetOf(event);
      if (drawn) {
        setDrawn(null);
        if (Math.abs(drawn.to - drawn.from) <= gestures.tapTolerance) onDay(dayUnder(offset));
        else {
          const days = [drawn.from, drawn.to].map((x) => dayAt(x, width, span));
          onZoom({ from: Math.min(...days), to: Math.max(...days) });
        }
      }
      pinch.release(event.pointerId);
      const gone = hold.move(event);
      if (gone && (finger.current.reads || !gone.beyondTap)) onDay(finger.current.under);
      if (event.pointerType !== 'mouse') lift();
    },
    onPointerLeave(event: Press) {
      if (event.pointerType !== 'mouse') return;
      passed.stop();
      point(null);
      onHover(null);
    },
    onPointerCancel(event: Press) {
      pinch.cancel(event.pointerId);
      setDrawn(null);
      lift();
    },
    // Stops the browser from opening a menu under a finger that holds; a mouse has its own.
    onContextMenu: (event: { preventDefault: () => void }) => finger.current.reads && event.preventDefault(),
  };
  return { pointed, point, drawn, handlers };
}

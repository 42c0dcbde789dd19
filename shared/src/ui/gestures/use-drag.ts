import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { gestures } from './gestures.ts';
import { usePaced } from './use-paced.ts';

export interface Drag {
  /** The pointer has left the tap's tolerance: from now on it drags. */
  onStart: () => void;
  /** At every move, for what is drawn beneath the pointer; `y` in px of the window, `distance` in px from where it was pressed. */
  onFollow: (place: DragPlace) => void;
  /** As `onFollow`, at most every 100 ms and always for the last move, for what costs more. */
  onDrag: (place: DragPlace) => void;
  /** It was let go of at this place; null where Escape or the browser ended it. */
  onDrop: (place: DragPlace | null) => void;
}

export interface DragPlace {
  y: number;
  distance: number;
}

/**
 * Follows a pointer that presses an element and moves up or down. The element needs `touch-action: none`, else the browser scrolls with a finger. The key
 * Escape gives it up.
 */
export function useDrag({ onStart, onFollow, onDrag, onDrop }: Drag) {
  const pressed = useRef<{ pointer: number; x: number; y: number; drags: boolean } | null>(null);
  const [dragging, setDragging] = useState(false);
  const pace = usePaced(gestures.drag, onDrag);
  const end = (place: DragPlace | null) => {
    const drags = pressed.current?.drags;
    pressed.current = null;
    if (!drags) return;
    pace.stop();
    setDragging(false);
    onDrop(place);
  };
  useEffect(() => {
    if (!dragging) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      end(null);
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  });
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || pressed.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, drags: false };
    },
    onPointerMove(event: PointerEvent) {
      const from = pressed.current;
      if (!from || event.pointerId !== from.pointer) return;
      const place = { y: event.clientY, distance: event.clientY - from.y };
      if (!from.drags) {
        if (Math.hypot(event.clientX - from.x, place.distance) <= gestures.tapTolerance) return;
        from.drags = true;
        setDragging(true);
        onStart();
      }
      onFollow(place);
      pace.call(place);
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current;
      if (from?.pointer === event.pointerId) end({ y: event.clientY, distance: event.clientY - from.y });
    },
    onPointerCancel: () => end(null),
    // A finger's long press opens no menu of the browser's.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

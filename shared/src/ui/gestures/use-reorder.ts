import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { edgeScroll } from './edge-scroll.ts';
import { placeAfter, shifts } from './reorder.ts';
import { useDrag } from './use-drag.ts';

/** A row that is taken from its place: by a pointer that drags it, or lifted with a key. */
interface Taken {
  from: number;
  /** Where it would be put down just now. */
  to: number;
  with: 'pointer' | 'keys';
  /** Of all rows, in px. */
  heights: number[];
}

export type ReorderNews = 'lifted' | 'passing' | 'dropped' | 'cancelled';

interface Reorder {
  onMove: (from: number, to: number) => void;
  /** What a screen reader is to learn of the row of place `from`, which is at `to` now. */
  onNews: (news: ReorderNews, from: number, to: number) => void;
}

/**
 * Takes the rows of `list` to other places. A pointer drags a row by its handle; with the focus on a handle Space lifts the row, the arrows, Home and End
 * carry it, Space or Enter puts it down, and Escape takes it back. Until then rows move only by their style, so the focus stays.
 */
export function useReorder(list: RefObject<HTMLElement | null>, { onMove, onNews }: Reorder) {
  const now = useRef<Taken | null>(null);
  const [shown, show] = useState<Taken | null>(null);
  const pressed = useRef(0);
  /** Px that the pointer has dragged, and what scrolls with it. */
  const dragged = useRef(0);
  const edges = useRef<ReturnType<typeof edgeScroll> | null>(null);
  const set = (next: Taken | null) => {
    now.current = next;
    show(next);
  };

  const take = (from: number, takenWith: Taken['with']) => {
    const heights = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect().height);
    set({ from, to: from, with: takenWith, heights });
    onNews('lifted', from, from);
  };
  const pass = (to: number) => {
    const taken = now.current;
    if (!taken || to === taken.to || to < 0 || to >= taken.heights.length) return;
    set({ ...taken, to });
    onNews('passing', taken.from, to);
  };
  const put = (to: number | null) => {
    const taken = now.current;
    if (!taken) return;
    set(null);
    edges.current?.stop();
    onNews(to === null ? 'cancelled' : 'dropped', taken.from, to ?? taken.from);
    if (to !== null && to !== taken.from) onMove(taken.from, to);
  };

  const covered = () => dragged.current + (edges.current?.distance() ?? 0);
  const place = () => (now.current ? placeAfter(now.current.heights, now.current.from, covered()) : 0);
  const draw = () => list.current?.style.setProperty('--by', `${covered()}px`);
  const handlers = useDrag({
    onStart: () => {
      edges.current = list.current && edgeScroll(list.current, () => (draw(), pass(place())));
      take(pressed.current, 'pointer');
    },
    onFollow: ({ y, distance }) => {
      dragged.current = distance;
      edges.current?.follow(y);
      draw();
    },
    onDrag: () => pass(place()),
    onDrop: (at) => put(at && place()),
  });

  const onKeyDown = (event: KeyboardEvent, row: number) => {
    const taken = now.current;
    if (taken?.with === 'pointer') return;
    const to = taken && carried(event.key, taken);
    if (event.key === ' ' || (taken && event.key === 'Enter')) {
      if (taken) put(taken.to);
      else take(row, 'keys');
    } else if (taken && event.key === 'Escape') put(null);
    else if (to !== null) pass(to);
    else return;
    event.preventDefault();
    // Escape would close the dialog around it.
    event.stopPropagation();
  };
  return {
    taken: shown,
    /** For the handle of that row. */
    handle: (row: number) => ({
      ...handlers,
      onPointerDown: (event: Parameters<typeof handlers.onPointerDown>[0]) => {
        pressed.current = row;
        handlers.onPointerDown(event);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, row),
      // Who goes elsewhere with a lifted row has put it down.
      onBlur: () => now.current?.with === 'keys' && put(now.current.to),
    }),
    style: (row: number) => styleOf(shown, row),
  };
}

/** Where a key carries a lifted row to; null for another key. */
function carried(key: string, { to, heights }: Taken): number | null {
  return { ArrowUp: to - 1, ArrowDown: to + 1, Home: 0, End: heights.length - 1 }[key] ?? null;
}

function styleOf(taken: Taken | null, row: number): CSSProperties | undefined {
  if (!taken) return undefined;
  const isDragged = row === taken.from && taken.with === 'pointer';
  const shift = isDragged ? 'var(--by, 0px)' : `${shifts(taken.heights, taken.from, taken.to)[row] ?? 0}px`;
  return { transform: `translateY(${shift})` };
}

import { useSearchParams } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { Slot } from '../graph/drawing.ts';
import { slots } from '../graph/drawing.ts';
import { dayNumber, isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';

/** The plot in each of the five slots; a plot keeps its colour while others come and go. */
export type Picks = ReadonlyMap<Slot, string>;

/** What a person looks at, kept in the address: a reload or a link shows the same. */
export interface ViewParams {
  /** Null until the person picks. */
  picks: Picks | null;
  /** Null is the whole campaign. */
  span: Span | null;
  /** The earlier campaign that is compared with. */
  compareWith: string | null;
  change: (changes: { picks?: Picks; span?: Span | null; compareWith?: string | null }) => void;
}

export function useViewParams(): ViewParams {
  const [search, setSearch] = useSearchParams();
  const [plots, from, to] = [search.get('plots'), search.get('from'), search.get('to')];
  const picks = useMemo(() => (plots === null ? null : parsePicks(plots)), [plots]);
  const span = useMemo(() => parseSpan(from, to), [from, to]);
  return {
    picks,
    span,
    compareWith: search.get('with'),
    change: (changes) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value));
          if (changes.picks) put('plots', slots.map((slot) => changes.picks?.get(slot) ?? '').join('.'));
          if (changes.span !== undefined) {
            put('from', changes.span && isoDay(changes.span.from));
            put('to', changes.span && isoDay(changes.span.to));
          }
          if (changes.compareWith !== undefined) put('with', changes.compareWith);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

function parsePicks(text: string): Picks {
  const ids = text.split('.');
  return new Map(slots.flatMap((slot) => (ids[slot - 1] ? [[slot, ids[slot - 1] ?? ''] as const] : [])));
}

function parseSpan(from: string | null, to: string | null): Span | null {
  if (!from || !to) return null;
  const span = { from: dayNumber(from), to: dayNumber(to) };
  return span.from <= span.to ? span : null;
}

import type { Alignment } from '@seguia/shared/domain/agronomy/last-season';
import { useSearchParams } from '@seguia/shared/platform';
import { useEffect, useMemo, useRef } from 'react';
import type { Slot } from '../../graph/drawing/drawing.ts';
import { slots } from '../../graph/drawing/drawing.ts';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';

/** The plot in each of the five slots; a plot keeps its colour while others come and go. */
export type Picks = ReadonlyMap<Slot, string>;

/** The choices of what the graphs show. They are kept in the address, so that a reload or a link shows the same. */
export interface ViewParams {
  /** Null until the person picks plots. */
  picks: Picks | null;
  /** Null for the whole campaign. */
  span: Span | null;
  /** The id of the earlier campaign to compare with. */
  compareWith: string | null;
  /** How it is aligned; null until the person chooses. */
  alignment: Alignment | null;
  /** The crop to show of a campaign with several; null until the person chooses. */
  cropId: string | null;
  change: (changes: ViewChanges) => void;
}

interface ViewChanges {
  picks?: Picks;
  cropId?: string;
  span?: SpanChange;
  compareWith?: string | null;
  alignment?: Alignment;
}

const alignments: readonly Alignment[] = ['date', 'planting', 'start'];

/** A span, null for the whole campaign, or a function of the span that was requested last. */
export type SpanChange = Span | null | ((requested: Span | null) => Span | null);

export function useViewParams(): ViewParams {
  const [search, setLatest] = useRequestedSearch();
  const [plots, from, to] = [search.get('plots'), search.get('from'), search.get('to')];
  const picks = useMemo(() => (plots === null ? null : parsePicks(plots)), [plots]);
  const span = useMemo(() => parseSpan(from, to), [from, to]);
  return {
    picks,
    span,
    compareWith: search.get('with'),
    alignment: alignments.find((known) => known === search.get('by')) ?? null,
    cropId: search.get('crop'),
    change: (changes) =>
      setLatest((next) => {
        const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value));
        if (changes.cropId !== undefined) {
          put('crop', changes.cropId);
          // Another crop has other plots, so the picked ones no longer apply.
          next.delete('plots');
        }
        if (changes.picks) put('plots', slots.map((slot) => changes.picks?.get(slot) ?? '').join('.'));
        if (changes.span !== undefined) {
          const requestedSpan = () => parseSpan(next.get('from'), next.get('to'));
          const wanted = typeof changes.span === 'function' ? changes.span(requestedSpan()) : changes.span;
          put('from', wanted && isoDay(wanted.from));
          put('to', wanted && isoDay(wanted.to));
        }
        if (changes.compareWith !== undefined) {
          put('with', changes.compareWith);
          // The alignment may not be offered for another season.
          next.delete('by');
        }
        if (changes.alignment !== undefined) put('by', changes.alignment);
      }),
  };
}

/**
 * The search of the address as last drawn, and a function to change it. People tap faster than a slow device draws five graphs, and the
 * router knows only what is drawn: so each change builds on the one requested before.
 */
function useRequestedSearch(): [URLSearchParams, (change: (search: URLSearchParams) => void) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = useRef<URLSearchParams[]>([]);
  useEffect(() => {
    const drawn = requested.current.findIndex((params) => params.toString() === search.toString());
    requested.current = drawn < 0 ? [] : requested.current.slice(drawn + 1);
  }, [search]);
  const setLatest = (change: (search: URLSearchParams) => void) => {
    const next = new URLSearchParams(requested.current.at(-1) ?? search);
    change(next);
    requested.current.push(next);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [search, setLatest];
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

import { type Alignment, type Dates, daysByPlanting, yearsBefore } from '@seguia/shared/domain/agronomy/last-season';
import { addDays, dayNumber } from '@seguia/shared/domain/farm-time';
import { type Plot, useIntl, useReadings, useSearchParams } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { formatWhen } from '../compare/format-when.ts';
import { haveSameCrop, ofSameCrops } from '../compare/same-crops.ts';
import { isoDay } from '../series/calendar.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { shiftedSeries } from '../series/shift.ts';
import { daySeries } from '../series/figures/day-series.ts';
import type { SpanChoice } from './span-choice.ts';
import { readingsOfMonth } from './use-recent.ts';

/** A plot's days are compared by date, or by the planting's age where both plantings are known. */
export type SeasonAlignment = Exclude<Alignment, 'start'>;

/** The season before, compared with a plot's last days. */
export interface LastSeason {
  /** Null while nothing is compared. */
  alignment: SeasonAlignment | null;
  /** Chooses an alignment; choosing the current one ends the comparison. */
  choose: (alignment: SeasonAlignment) => void;
  offered: SeasonAlignment[];
  earlier: PlotSeries | undefined;
  when: string | undefined;
  /** Whether its readings are awaited, could not be fetched, or are there. */
  state: 'none' | 'awaited' | 'failed' | 'there';
}

/**
 * A plot's readings a year before the shown days, or at the same age of the planting before. They come from the server and stay on the
 * device once seen, without the days of other crops. A campaign has no such comparison here, because its own page has one.
 */
export function useLastSeason(plot: Plot, choice: SpanChoice, recent: Span): LastSeason {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const span = useMemo(() => (choice === '7' ? { ...recent, from: recent.to - 6 } : recent), [choice, recent]);
  const days = useMemo(() => (choice === 'campaign' ? noDays : daysOf(plot, span)), [choice, plot, span]);
  const offered = useMemo(() => [...days.keys()], [days]);
  const alignment = offered.find((known) => known === search.get('by')) ?? null;
  const back = alignment === null ? 0 : (days.get(alignment) ?? 0);
  const [from, to] = [isoDay(span.from - back), isoDay(span.to - back)];
  // Without a comparison this is the page's own list, so nothing more is read.
  const query = alignment === null ? { from: isoDay(recent.from) } : { from, to };
  const { rows, error, loading } = useReadings({ plotId: plot.id, ...query, limit: readingsOfMonth });
  const earlier = useMemo(() => {
    if (alignment === null || !rows) return undefined;
    const past = { from: dayNumber(from), to: dayNumber(to) };
    const series = { span: past, resolution: 'day' as const, plots: [daySeries(plot.id, rows, past)] };
    const [days] = ofSameCrops(series, [plot], {
      earlier: datesOf(past),
      later: datesOf(span),
      daysOf: () => back,
    }).plots;
    return days && shiftedSeries(days, back);
  }, [alignment, rows, plot, span, from, to, back]);
  const choose = (next: SeasonAlignment) => {
    const changed = new URLSearchParams(search);
    if (next === alignment) changed.delete('by');
    else changed.set('by', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return {
    alignment,
    choose,
    offered,
    earlier,
    when: alignment === null ? undefined : formatWhen(intl, alignment, 1),
    state: alignment === null ? 'none' : error && !rows?.length ? 'failed' : !rows || loading ? 'awaited' : 'there',
  };
}

const datesOf = ({ from, to }: Span): Dates => ({ startDate: isoDay(from), endDate: isoDay(to) });

const noDays: ReadonlyMap<SeasonAlignment, number> = new Map();

/** How many days each alignment looks back from a span. It is no comparison where another crop stood there. */
function daysOf(plot: Plot, span: Span): ReadonlyMap<SeasonAlignment, number> {
  const last = isoDay(span.to);
  const later = datesOf(span);
  // Two years are long enough to include the planting before.
  const before = { startDate: yearsBefore(last, 2), endDate: addDays(later.startDate, -1) };
  const byPlanting = daysByPlanting(plot.crops, before, later);
  const year = span.to - dayNumber(yearsBefore(last, 1));
  const known: (readonly [SeasonAlignment, number | null])[] = [
    ['date', year],
    ['planting', byPlanting],
  ];
  return new Map(
    known.flatMap(([alignment, back]) =>
      back !== null && haveSameCrop(plot.crops, datesOf({ from: span.from - back, to: span.to - back }), later)
        ? [[alignment, back] as const]
        : [],
    ),
  );
}

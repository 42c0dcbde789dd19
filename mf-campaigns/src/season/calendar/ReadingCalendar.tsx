import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { useEffect, useMemo, useRef } from 'react';
import { formatSpan } from '../../series/format-span.ts';
import { useBox } from '../../graph/pointing/use-box.ts';
import { isoDay } from '../../series/calendar.ts';
import { dateFormat, noonOf } from '../../series/date-format.ts';
import { type Span, spanDays } from '../../series/series.ts';
import type { HeatLook } from '../heat/heat-look.ts';
import type { HeatCell } from '../heat/heat-places.ts';
import { type HeatContent, HeatFrame } from '../heat/HeatFrame.tsx';
import { CellCard } from '../map/CellCard.tsx';
import { spokenCell } from '../map/use-cell-text.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { calendarDays, dayOf, daysOfMonth } from './calendar-months.ts';
import { CalendarTable } from './CalendarTable.tsx';
import { useRecorders } from './use-recorders.ts';

interface ReadingCalendarProps {
  plotId: string;
  /** The page's title: the plot, and on a variety's page the variety. */
  title: string;
  span: Span;
  /** The number of readings of each day of the span. */
  counts: ArrayLike<number>;
  onDay: (day: number) => void;
}

const looks: readonly HeatLook[] = ['unread', 'once', 'twice', 'often'];
const lookOf = (count: number): HeatLook => looks[Math.min(count, looks.length - 1)] ?? 'unread';

/** A plot's days with and without readings, a row for each month, as on a calendar on the wall; and who read them. */
export function ReadingCalendar({ plotId, title, span, counts, onDay }: ReadingCalendarProps) {
  const intl = useIntl();
  const format = useFormat();
  const [measureBox, { width }] = useBox();
  const days = useMemo(() => calendarDays(span, counts), [span, counts]);
  const recorders = useRecorders(plotId, span);
  // The page makes this function anew whenever it is drawn, and the cells need not be painted again for it.
  const open = useRef(onDay);
  useEffect(() => {
    open.current = onDay;
  }, [onDay]);
  const content = useMemo((): HeatContent => {
    const dayAt = ({ row, column }: HeatCell) => {
      const month = days.months[row];
      const day = month ? dayOf(month, column) : null;
      return day === null || days.countOn(day) === null ? null : day;
    };
    const textAt = (cell: HeatCell) => {
      const day = dayAt(cell);
      if (day === null) return null;
      const people = recorders({ from: day, to: day }).map(([name]) => isolate(name));
      const count = intl.formatMessage(messages.readings, { count: days.countOn(day) ?? 0 });
      return {
        plot: format.date(isoDay(day), 'weekday'),
        days: count,
        facts: people.length > 0 ? [intl.formatList(people)] : [],
      };
    };
    return {
      rows: days.months.map((month) => ({ id: String(month.from), name: monthName(intl.locale, month) })),
      columns: daysOfMonth,
      ticks: [1, 5, 10, 15, 20, 25, 30].map((day) => ({ at: day - 1, text: format.number(day, 0) })),
      lookOf: (cell) => {
        const day = dayAt(cell);
        return day === null ? null : lookOf(days.countOn(day) ?? 0);
      },
      spokenOf: (cell) => {
        const text = textAt(cell);
        return text ? spokenCell(intl, text) : '';
      },
      renderCard: (cell) => {
        const text = textAt(cell);
        return text && <CellCard {...text} />;
      },
      onOpen: (cell) => {
        const day = dayAt(cell);
        if (day !== null) open.current(day);
      },
      note: intl.formatMessage(messages.note),
    };
  }, [days, recorders, intl, format]);
  const all = spanDays(span);
  return (
    <HeatFrame
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead, { without: all - days.readIn(span), all })}
      legend={looks.map((look, count) => ({
        look,
        label: intl.formatMessage(look === 'often' ? messages.often : messages.readings, { count }),
      }))}
      table={<CalendarTable days={days} recorders={recorders} />}
      picture={{
        title: `${title} · ${intl.formatMessage(messages.title)}`,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
      }}
      measureBox={measureBox}
      width={width}
      content={width > 0 ? content : null}
    />
  );
}

/** A month with its year, short enough to be beside its days. */
const monthName = (locale: string, { from }: Span): string =>
  dateFormat(locale, 'monthName').format(noonOf(isoDay(from)));

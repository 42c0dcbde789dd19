import { type IntlShape, useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, DataTable, Num } from '@seguia/shared/ui';
import { formatPeriod } from '../../series/format-period.ts';
import { type Span, spanDays } from '../../series/series.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import type { CalendarDays } from './calendar-months.ts';

interface CalendarTableProps {
  days: CalendarDays;
  /** Who read the plot in a span, with the number of their readings. */
  recorders: (span: Span) => [name: string, readings: number][];
}

/** The calendar as a table: each month's days with and without a reading, and who read. */
export function CalendarTable({ days, recorders }: CalendarTableProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <DataTable
      caption={intl.formatMessage(messages.title)}
      captionHidden
      columns={columnsOf(intl, (value) => format.number(value, 0), days, recorders)}
      rows={days.months}
      rowKey={({ from }) => String(from)}
    />
  );
}

function columnsOf(
  intl: IntlShape,
  formatCount: (value: number) => string,
  days: CalendarDays,
  recorders: CalendarTableProps['recorders'],
): Column<Span>[] {
  const count = (value: number) => <Num>{formatCount(value)}</Num>;
  return [
    {
      id: 'month',
      label: intl.formatMessage(messages.month),
      rowHeader: true,
      cell: (month) => <Num>{formatPeriod(intl.locale, 'month', month)}</Num>,
    },
    { id: 'read', label: intl.formatMessage(messages.read), numeric: true, cell: (month) => count(days.readIn(month)) },
    {
      id: 'without',
      label: intl.formatMessage(messages.without),
      numeric: true,
      cell: (month) => count(spanDays(month) - days.readIn(month)),
    },
    {
      id: 'people',
      label: intl.formatMessage(messages.people),
      cell: (month) =>
        recorders(month).map(([name, readings], at) => (
          <span key={name}>
            {at > 0 && ' · '}
            <bdi>{name}</bdi> {count(readings)}
          </span>
        )),
    },
  ];
}

import { useIntl } from '@seguia/shared/platform';
import type { Column } from '@seguia/shared/ui';
import { DataTable, Num } from '@seguia/shared/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { formatSpan } from '../facts/format-span.ts';
import { isoDay } from '../series/calendar.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import { periodsOf } from '../series/figures/periods.ts';
import type { Span } from '../series/series.ts';
import type { MeasureFormat } from '../series/use-measure-format.ts';
import type { GraphLine } from './drawing/graph-line.ts';

interface PeriodTableProps {
  caption: string;
  /** Of one graph, or of several, whose columns then bear their titles. */
  groups: readonly TableGroup[];
  span: Span;
  measures: MeasureFormat;
}

interface TableGroup {
  title: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
}

const none: Span[] = [];

/** A graph's data in rows: per day, week or month the mean of each line's readings. Comes after the first paint of the graph. */
export const PeriodTable = memo(function PeriodTable(props: PeriodTableProps) {
  const { caption, groups, span, measures } = props;
  const intl = useIntl();
  const { unit, periods } = useMemo(() => periodsOf(span), [span]);
  const rows = useDeferredValue(periods, none);
  const label = intl.formatMessage({ id: 'campaigns.table.period', defaultMessage: 'Période' });
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columnsOf({
        groups,
        measures,
        periodName: (period) => formatPeriod(intl.locale, unit, period),
        label,
      })}
      rows={rows}
      rowKey={(period) => String(period.from)}
    />
  );
});

function formatPeriod(locale: string, unit: 'day' | 'week' | 'month', period: Span): string {
  const [from, to] = [isoDay(period.from), isoDay(period.to)];
  if (unit === 'week') return formatSpan(locale, from, to);
  const options: Intl.DateTimeFormatOptions =
    unit === 'month' ? { month: 'long', year: 'numeric' } : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${from}T12:00:00Z`));
}

interface ColumnsOf extends Pick<PeriodTableProps, 'groups' | 'measures'> {
  label: string;
  periodName: (period: Span) => string;
}

function columnsOf({ groups, measures, label, periodName }: ColumnsOf): Column<Span>[] {
  const written = (quantity: GraphQuantity, line: GraphLine, period: Span) => {
    const { mean } = plainFigures(line.days, period);
    return mean === null ? '–' : <Num>{measures.formatValue(quantity, mean)}</Num>;
  };
  return [
    { id: 'period', label, rowHeader: true, cell: (period) => <Num>{periodName(period)}</Num> },
    ...groups.flatMap(({ title, quantity, lines }) =>
      lines.map((line) => ({
        id: `${title} ${line.id}`,
        label: groups.length > 1 && line.label !== title ? `${title} · ${line.label}` : line.label,
        numeric: true,
        cell: (period: Span) => written(quantity, line, period),
      })),
    ),
  ];
}

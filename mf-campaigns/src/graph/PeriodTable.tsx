import { useIntl } from '@seguia/shared/platform';
import type { Column } from '@seguia/shared/ui';
import { DataTable, Num } from '@seguia/shared/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { lineDifference, lineFigures } from '../series/figures/figures.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import { periodsOf } from '../series/figures/periods.ts';
import type { Points, Span } from '../series/series.ts';
import { headMessages, type MeasureFormat } from '../series/use-measure-format.ts';
import type { GraphLine } from './drawing/graph-line.ts';
import type { LinesPanel } from './panel.ts';
import { formatPeriod } from '../series/format-period.ts';

interface PeriodTableProps {
  caption: string;
  /** The lines of one graph, or of several; then the columns also carry the graphs' titles. */
  groups: readonly LinesPanel[];
  span: Span;
  measures: MeasureFormat;
}

const none: Span[] = [];

/** A graph's data as a table: the mean of each line's readings per day, week or month. It is drawn after the graph's first paint. */
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
        qualified: (name, figure) => intl.formatMessage(headMessages.qualified, { measure: name, figure }),
        difference: intl.formatMessage({ id: 'campaigns.compared.difference', defaultMessage: 'écart' }),
      })}
      rows={rows}
      rowKey={(period) => String(period.from)}
    />
  );
});

interface ColumnsOf extends Pick<PeriodTableProps, 'groups' | 'measures'> {
  label: string;
  /** A line's name with what of it a column has. */
  qualified: (name: string, figure: string) => string;
  difference: string;
  periodName: (period: Span) => string;
}

function columnsOf({ groups, measures, label, qualified, difference, periodName }: ColumnsOf): Column<Span>[] {
  const meanOf = (points: Points, period: Span) => lineFigures(points, period).mean;
  const written = (quantity: GraphQuantity, value: number | null) =>
    value === null ? '–' : <Num>{measures.formatValue(quantity, value)}</Num>;
  const nameOf = (title: string, line: GraphLine) =>
    groups.length > 1 && line.label !== title ? `${title} · ${line.label}` : line.label;
  return [
    { id: 'period', label, rowHeader: true, cell: (period) => <Num>{periodName(period)}</Num> },
    ...groups.flatMap(({ title, quantity, lines }) =>
      lines.flatMap((line) => {
        const column = (id: string, label: string, cell: Column<Span>['cell']): Column<Span> => ({
          id: `${title} ${line.id} ${id}`,
          label,
          numeric: true,
          cell,
        });
        const name = nameOf(title, line);
        const now = column('', name, (period) => written(quantity, meanOf(line.days, period)));
        const { earlier, earlierName } = line;
        if (!earlier || earlierName === undefined) return [now];
        return [
          now,
          column('earlier', qualified(name, earlierName), (period) => written(quantity, meanOf(earlier, period))),
          column('difference', qualified(name, difference), (period) => {
            const between = lineDifference(line.days, earlier, period);
            return between === null ? '–' : <Num>{measures.formatDifference(quantity, between)}</Num>;
          }),
        ];
      }),
    ),
  ];
}

import { useIntl } from '@seguia/shared/platform';
import { type Column, DataTable, Num } from '@seguia/shared/ui';
import { lineFigures } from '../../series/figures/figures.ts';
import { periodsOf } from '../../series/figures/periods.ts';
import { formatPeriod } from '../../series/format-period.ts';
import type { Span } from '../../series/series.ts';
import type { PairPanel, PairSeries } from './pair-panel.ts';

/** Both quantities as a table: the daily mean per day, week or month, and the figure made of both of the whole period. */
export function PairTable({ panel, span }: { panel: PairPanel; span: Span }) {
  const intl = useIntl();
  const { unit, periods } = periodsOf(span);
  const label = intl.formatMessage({ id: 'campaigns.table.period', defaultMessage: 'Période' });
  return (
    <DataTable
      caption={panel.title}
      captionHidden
      columns={columnsOf(panel, label, (period) => formatPeriod(intl.locale, unit, period))}
      rows={periods}
      rowKey={(period) => String(period.from)}
    />
  );
}

const columnsOf = (
  { bars, line, both }: PairPanel,
  label: string,
  periodName: (period: Span) => string,
): Column<Span>[] => [
  { id: 'period', label, rowHeader: true, cell: (period) => <Num>{periodName(period)}</Num> },
  ...[bars, line].map(columnOf),
  ...(both ? [{ id: 'both', label: both.head, numeric: true, cell: (period: Span) => shown(both.of(period)) }] : []),
];

const columnOf = ({ id, head, points, format }: PairSeries): Column<Span> => ({
  id,
  label: head,
  numeric: true,
  cell: (period) => {
    const { mean } = lineFigures(points, period);
    return shown(mean === null ? null : format(mean));
  },
});

const shown = (text: string | null) => (text === null ? '–' : <Num>{text}</Num>);

import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { type IntlShape, useIntl } from '@seguia/shared/platform';
import { type Column, DataTable, Num } from '@seguia/shared/ui';
import { memo, useDeferredValue } from 'react';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { formatPeriod } from '../../series/format-period.ts';
import type { Span } from '../../series/series.ts';
import { type MeasureFormat, useMeasureFormat } from '../../series/use-measure-format.ts';
import type { SeasonPlot } from '../judge/judged-season.ts';
import { mapMessages } from './map-messages.ts';
import { monthsOf, shareOfDays } from './month-shares.ts';

interface MonthTableProps {
  plots: readonly SeasonPlot[];
  measure: MeasuredField;
  span: Span;
  /** The page that a plot's row leads to. */
  addressOf: (plotId: string) => string;
}

const none: readonly SeasonPlot[] = [];

/** The map as a table: the share of days in target, per plot and month. It is drawn after the page's first paint. */
export const MonthTable = memo(function MonthTable({ plots, measure, span, addressOf }: MonthTableProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const plotName = usePlotName();
  const rows = useDeferredValue(plots, none);
  return (
    <DataTable
      caption={intl.formatMessage(mapMessages.shares, { measure: measures.name(measure) })}
      columns={columnsOf({ intl, measures, plotName, measure, span })}
      rows={rows}
      rowKey={({ plotId }) => plotId}
      rowTo={({ plotId }) => addressOf(plotId)}
    />
  );
});

interface ColumnsOf extends Pick<MonthTableProps, 'measure' | 'span'> {
  intl: IntlShape;
  measures: MeasureFormat;
  plotName: (plotId: string) => string;
}

function columnsOf({ intl, measures, plotName, measure, span }: ColumnsOf): Column<SeasonPlot>[] {
  return [
    {
      id: 'plot',
      label: intl.formatMessage(mapMessages.plot),
      rowHeader: true,
      cell: ({ plotId }) => <bdi>{plotName(plotId)}</bdi>,
    },
    ...monthsOf(span).map((month): Column<SeasonPlot> => ({
      id: String(month.from),
      label: <Num>{formatPeriod(intl.locale, 'month', month)}</Num>,
      numeric: true,
      cell: (plot) => {
        const share = shareOfDays(plot, measure, month);
        return share === null ? '–' : <Num>{measures.formatShare(share)}</Num>;
      },
    })),
  ];
}

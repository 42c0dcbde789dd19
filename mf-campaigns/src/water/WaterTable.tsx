import { meanWaterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { meanWater, type WaterField, waterFields } from '@seguia/shared/domain/water/water-quantities';
import { useIntl } from '@seguia/shared/platform';
import { type Column, DataTable, Num } from '@seguia/shared/ui';
import { formatPeriod } from '../series/format-period.ts';
import { periodsOf } from '../series/figures/periods.ts';
import type { Span } from '../series/series.ts';
import { useWaterFormat } from './use-water-format.ts';
import { daysIn, type WaterSeries } from './water-series.ts';

/** Water and light as a table: the daily mean per day, week or month, and the water for the light of the whole period. */
export function WaterTable({ series, span }: { series: WaterSeries; span: Span }) {
  const intl = useIntl();
  const words = useWaterFormat();
  const { unit, periods } = periodsOf(span);
  const label = intl.formatMessage({ id: 'campaigns.table.period', defaultMessage: 'Période' });
  return (
    <DataTable
      caption={words.title}
      captionHidden
      columns={columnsOf(series, words, label, (period) => formatPeriod(intl.locale, unit, period))}
      rows={periods}
      rowKey={(period) => String(period.from)}
    />
  );
}

type Words = ReturnType<typeof useWaterFormat>;

function columnsOf(
  series: WaterSeries,
  words: Words,
  label: string,
  periodName: (period: Span) => string,
): Column<Span>[] {
  const mean = (field: WaterField, period: Span) => {
    const value = meanWater(daysIn(series, period))[field];
    return value === null ? '–' : <Num>{words.formatValue(field, value)}</Num>;
  };
  const ratio = (period: Span) => {
    const value = meanWaterPerLight(daysIn(series, period));
    return value === null ? '–' : <Num>{words.formatRatio(value)}</Num>;
  };
  return [
    { id: 'period', label, rowHeader: true, cell: (period) => <Num>{periodName(period)}</Num> },
    ...waterFields.map((field) => ({
      id: field,
      label: words.head(field),
      numeric: true,
      cell: (period: Span) => mean(field, period),
    })),
    { id: 'ratio', label: words.ratioHead, numeric: true, cell: ratio },
  ];
}

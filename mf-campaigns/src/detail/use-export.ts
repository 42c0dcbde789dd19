import type { Campaign } from '@seguia/shared/platform';
import { farmAtom, loadSeriesAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import type { CsvCell } from '../export/csv.ts';
import { csvOf } from '../export/csv.ts';
import { dayRows, figureRows, readingRows } from '../export/rows.ts';
import { saveFile } from '../export/save-file.ts';
import { exportWords } from '../export/words.ts';
import { isoDay } from '../series/calendar.ts';
import { farmDayOf } from '../series/farm-day.ts';
import type { SeriesSet } from '../series/series.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';
import { clamped } from '../series/zoom.ts';
import { usePlotName } from '../use-plot-name.ts';
import { useViewParams } from './use-view-params.ts';

/** Files of what is on the screen: the zoomed span of all plots. Each rejects when the data cannot be had. */
export function useExport(campaign: Campaign, series: SeriesSet | undefined) {
  const intl = useIntl();
  const format = useFormat();
  const words = exportWords(intl, format, useMeasureTexts(), usePlotName());
  const load = useSetAtom(loadSeriesAtom);
  const zone = useAtomValue(farmAtom)?.timeZone ?? 'UTC';
  const { span: wanted } = useViewParams();
  const span = series && (wanted ? clamped(wanted, series.span) : series.span);
  const dates = span ? [isoDay(span.from), isoDay(span.to)] : [];

  const saveCsv = (rows: CsvCell[][], what: string) =>
    saveFile(new Blob([csvOf(rows, format.decimalMark)], { type: 'text/csv' }), [campaign.name, ...dates, what], 'csv');

  return {
    days: async () => {
      if (series && span) saveCsv(dayRows(series, span, words), words.daysSheet);
    },
    readings: async () => {
      if (!span) return;
      const [from, to] = [isoDay(span.from), isoDay(span.to)];
      const { series: wire } = await load({ campaignId: campaign.id, resolution: 'reading', from, to });
      if (wire.resolution === 'reading') saveCsv(readingRows(wire, farmDayOf(zone), words), words.readings);
    },
    workbook: async () => {
      if (!series || !span) return;
      const { workbookOf } = await import('../export/workbook.ts');
      const blob = await workbookOf(
        [
          { name: words.figuresSheet, rows: figureRows(series, span, words) },
          { name: words.daysSheet, rows: dayRows(series, span, words) },
        ],
        { locale: format.locale, rightToLeft: format.dir === 'rtl' },
      );
      saveFile(blob, [campaign.name, ...dates], 'xlsx');
    },
  };
}

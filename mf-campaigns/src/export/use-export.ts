import type { Campaign } from '@seguia/shared/platform';
import { type CsvCell, csvOf } from '@seguia/shared/domain/csv';
import { farmClockAtom, loadSeriesAtom, saveFile, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useViewParams } from '../view/use-view-params.ts';
import { isoDay } from '../series/calendar.ts';
import { farmDayOf } from '../series/farm-day.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { clamped } from '../series/axes/zoom.ts';
import { usePlotName } from '../farm/use-plot-name.ts';
import { fileName } from '../files/file-name.ts';
import { dayLines, figureLines, readingLines } from './export-lines.ts';
import { createExportFormat } from './export-format.ts';

/** What leaves in files: the days that a screen shows. */
export interface ExportOf {
  campaign: Campaign;
  /** By day; without it there are no files. */
  series: SeriesSet | undefined;
  /** What files are named after, besides campaign and span. */
  name?: string | undefined;
  /** One plot's readings only, and of those only some days (on which a variety stood there). */
  plotId?: string | undefined;
  stretches?: Span[] | undefined;
}

export interface Files {
  days: () => Promise<void>;
  readings: () => Promise<void>;
  workbook: () => Promise<void>;
}

/** Files of what is on the screen: the zoomed span. Each rejects when the data cannot be had. */
export function useExport({ campaign, series, name, plotId, stretches }: ExportOf): Files {
  const intl = useIntl();
  const format = useFormat();
  const exportFormat = createExportFormat(intl, format, useMeasureFormat(), usePlotName());
  const load = useSetAtom(loadSeriesAtom);
  const clock = useAtomValue(farmClockAtom);
  const { span: wanted } = useViewParams();
  const span = series && (wanted ? clamped(wanted, series.span) : series.span);
  const names = [campaign.name, ...(name ? [name] : []), ...(span ? [isoDay(span.from), isoDay(span.to)] : [])];

  const saveCsv = (rows: CsvCell[][], what: string) =>
    saveFile(new Blob([csvOf(rows, format.decimalMark)], { type: 'text/csv' }), fileName([...names, what], 'csv'));

  return {
    days: async () => {
      if (series && span) saveCsv(dayLines(series, span, exportFormat), exportFormat.daysSheet);
    },
    readings: async () => {
      if (!span) return;
      const [from, to] = [isoDay(span.from), isoDay(span.to)];
      const { series: wire } = await load({
        campaignId: campaign.id,
        resolution: 'reading',
        from,
        to,
        ...(plotId === undefined ? {} : { plotId }),
      });
      if (wire.resolution === 'reading')
        saveCsv(readingLines(wire, farmDayOf(clock), exportFormat, stretches), exportFormat.readings);
    },
    workbook: async () => {
      if (!series || !span) return;
      const { workbookOf } = await import('./workbook.ts');
      const blob = await workbookOf(
        [
          { name: exportFormat.figuresSheet, rows: figureLines(series, span, exportFormat) },
          { name: exportFormat.daysSheet, rows: dayLines(series, span, exportFormat) },
        ],
        { locale: intl.locale, rightToLeft: format.dir === 'rtl' },
      );
      saveFile(blob, fileName(names, 'xlsx'));
    },
  };
}

import type { Campaign } from '@seguia/shared/platform';
import { type CsvCell, csvOf } from '@seguia/shared/domain/csv';
import { farmClockAtom, loadReadingsAtom, loadSeriesAtom, saveFile, useFormat } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useViewParams } from '../campaign/choices/use-view-params.ts';
import { isoDay } from '../series/calendar.ts';
import { farmDayOf } from '../series/farm-day.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { fileName } from '../files/file-name.ts';
import { parseSeries } from '../series/parse-series.ts';
import { shiftedPlot } from '../series/shift.ts';
import { useComparison } from '../compare/use-comparison.ts';
import { dayLines, type EarlierSeason, figureLines } from './export-lines.ts';
import { readingLines } from './reading-lines.ts';
import { readingSheet } from './reading-sheet.ts';
import { useWaterColumns } from './use-water-columns.ts';
import { useExportFormat } from './use-export-format.ts';

/** What leaves in files: the days that a screen shows. */
export interface ExportOf {
  campaign: Campaign;
  /** By day; without it there are no files. */
  series: SeriesSet | undefined;
  /** What files are named after, besides campaign and span. */
  name?: string | undefined;
  /** One plot's readings only, and of those only the days on which this variety grew there. */
  plotId?: string | undefined;
  cropTypeId?: string | undefined;
  /** The days that the screen shows. */
  span: Span | undefined;
  /** The plots by which the screen lays another season over this one. */
  comparedBy: readonly string[];
}

const noDays: Span = { from: 0, to: 0 };

export interface Files {
  days: () => Promise<void>;
  readings: () => Promise<void>;
  workbook: () => Promise<void>;
}

/** Files of what is on the screen: the zoomed span. Each rejects when the data cannot be had. */
export function useExport({ campaign, series, name, plotId, cropTypeId, span, comparedBy }: ExportOf): Files {
  const format = useFormat();
  const water = useWaterColumns();
  const exportFormat = { ...useExportFormat(cropTypeId), ...(water && { water }) };
  const load = useSetAtom(loadSeriesAtom);
  const clock = useAtomValue(farmClockAtom);
  const { compareWith } = useViewParams();
  const comparison = useComparison(campaign, series?.span ?? noDays, comparedBy);
  const ofPlot = plotId === undefined ? {} : { plotId };
  /** The season that the screen compares with, laid over this one. */
  const loadEarlier = async (): Promise<EarlierSeason | undefined> => {
    if (!comparison || compareWith === null) return undefined;
    const { series: wire } = await load({ campaignId: compareWith, resolution: 'day', ...ofPlot });
    const earlier = comparison.ofSameCrops(parseSeries(wire, farmDayOf(clock)));
    return { when: comparison.when, plotOf: (id) => shiftedPlot(earlier, comparison.daysOf(id), id) };
  };
  const loadAll = useSetAtom(loadReadingsAtom);
  const loadReadings = ({ from, to }: Span) => loadAll({ from: isoDay(from), to: isoDay(to), plotId, cropTypeId });
  const names = [campaign.name, ...(name ? [name] : []), ...(span ? [isoDay(span.from), isoDay(span.to)] : [])];

  const saveCsv = (rows: CsvCell[][], what: string) =>
    saveFile(new Blob([csvOf(rows, format.decimalMark)], { type: 'text/csv' }), fileName([...names, what], 'csv'));

  return {
    days: async () => {
      if (series && span) saveCsv(dayLines(series, span, exportFormat, await loadEarlier()), exportFormat.daysSheet);
    },
    readings: async () => {
      if (!span) return;
      saveCsv(readingLines(await loadReadings(span), exportFormat), exportFormat.readings);
    },
    workbook: async () => {
      if (!series || !span) return;
      const { workbookOf } = await import('./workbook.ts');
      const earlier = await loadEarlier();
      const blob = await workbookOf(
        [
          { name: exportFormat.figuresSheet, rows: figureLines(series, span, exportFormat, earlier) },
          { name: exportFormat.daysSheet, rows: dayLines(series, span, exportFormat, earlier), dates: [0] },
          await readingSheet(loadReadings(span), exportFormat),
        ],
        { rightToLeft: format.dir === 'rtl' },
      );
      saveFile(blob, fileName(names, 'xlsx'));
    },
  };
}

import type { Campaign } from '@seguia/shared/platform';
import { type CsvCell, csvOf } from '@seguia/shared/domain/csv';
import { farmClockAtom, loadSeriesAtom, saveFile, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useViewParams } from '../view/use-view-params.ts';
import { isoDay } from '../series/calendar.ts';
import { farmDayOf } from '../series/farm-day.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { usePlotName } from '../farm/use-plot-name.ts';
import { fileName } from '../files/file-name.ts';
import { parseSeries } from '../series/parse-series.ts';
import { shiftedPlot } from '../series/shift.ts';
import { useComparison } from '../compare/use-comparison.ts';
import { dayLines, type EarlierSeason, figureLines, readingLines } from './export-lines.ts';
import { useWaterColumns } from './use-water-columns.ts';
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
  /** The days that the screen shows. */
  span: Span | undefined;
}

const noPlots: string[] = [];
const noDays: Span = { from: 0, to: 0 };

export interface Files {
  days: () => Promise<void>;
  readings: () => Promise<void>;
  workbook: () => Promise<void>;
}

/** Files of what is on the screen: the zoomed span. Each rejects when the data cannot be had. */
export function useExport({ campaign, series, name, plotId, stretches, span }: ExportOf): Files {
  const intl = useIntl();
  const format = useFormat();
  const water = useWaterColumns();
  const exportFormat = {
    ...createExportFormat(intl, format, useMeasureFormat(), usePlotName()),
    ...(water && { water }),
  };
  const load = useSetAtom(loadSeriesAtom);
  const clock = useAtomValue(farmClockAtom);
  const { compareWith } = useViewParams();
  const plotIds = useMemo(() => series?.plots.map((plot) => plot.plotId) ?? noPlots, [series]);
  const comparison = useComparison(campaign, series?.span ?? noDays, plotIds);
  const ofPlot = plotId === undefined ? {} : { plotId };
  /** The season that the screen compares with, laid over this one. */
  const loadEarlier = async (): Promise<EarlierSeason | undefined> => {
    if (!comparison || compareWith === null) return undefined;
    const { series: wire } = await load({ campaignId: compareWith, resolution: 'day', ...ofPlot });
    const earlier = parseSeries(wire, farmDayOf(clock));
    return { when: comparison.when, plotOf: (id) => shiftedPlot(earlier, comparison.daysOf(id), id) };
  };
  const names = [campaign.name, ...(name ? [name] : []), ...(span ? [isoDay(span.from), isoDay(span.to)] : [])];

  const saveCsv = (rows: CsvCell[][], what: string) =>
    saveFile(new Blob([csvOf(rows, format.decimalMark)], { type: 'text/csv' }), fileName([...names, what], 'csv'));

  return {
    days: async () => {
      if (series && span) saveCsv(dayLines(series, span, exportFormat, await loadEarlier()), exportFormat.daysSheet);
    },
    readings: async () => {
      if (!span) return;
      const [from, to] = [isoDay(span.from), isoDay(span.to)];
      const { series: wire } = await load({
        campaignId: campaign.id,
        resolution: 'reading',
        from,
        to,
        ...ofPlot,
      });
      if (wire.resolution === 'reading')
        saveCsv(readingLines(wire, farmDayOf(clock), exportFormat, stretches), exportFormat.readings);
    },
    workbook: async () => {
      if (!series || !span) return;
      const { workbookOf } = await import('./workbook.ts');
      const earlier = await loadEarlier();
      const blob = await workbookOf(
        [
          { name: exportFormat.figuresSheet, rows: figureLines(series, span, exportFormat, earlier) },
          { name: exportFormat.daysSheet, rows: dayLines(series, span, exportFormat, earlier) },
        ],
        { locale: intl.locale, rightToLeft: format.dir === 'rtl' },
      );
      saveFile(blob, fileName(names, 'xlsx'));
    },
  };
}

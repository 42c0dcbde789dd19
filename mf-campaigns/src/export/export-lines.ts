import { isoDay } from '../series/calendar.ts';
import { figuresOf } from '../series/figures/figures.ts';
import {
  byMeasure,
  isByVolume,
  type MeasuredField,
  measuredFields,
  quantityOf,
} from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, SeriesSet, Span } from '../series/series.ts';
import { indicesInSpan } from '../series/series.ts';
import type { CsvCell } from '@seguia/shared/domain/csv';
import type { ExportFormat } from './export-format.ts';
import { targetCells, targetHeads } from './target-cells.ts';

const litre = 1000;
const figureColumns = ['mean', 'min', 'max', 'count'] as const;

/** A season that lies over the one that is written: its means are in columns of their own. */
export interface EarlierSeason {
  when: string;
  plotOf: (plotId: string) => PlotSeries | undefined;
}

/** One row per plot and day on which anything was measured; dates as `YYYY-MM-DD`. The first row holds the heads. */
export function dayLines(series: SeriesSet, span: Span, format: ExportFormat, earlier?: EarlierSeason): CsvCell[][] {
  const head = [
    format.day,
    format.plot,
    format.crop,
    format.variety,
    format.stageHead,
    ...measuredFields.flatMap((measure) => figureColumns.map((figure) => format.column(measure, figure))),
    ...targetHeads(format),
    format.drained,
    format.given,
    ...(format.water?.heads ?? []),
    ...earlierHeads(format, earlier),
  ];
  return [head, ...series.plots.flatMap((plot) => plotDays(plot, span, format, earlier))];
}

const earlierHeads = (format: ExportFormat, earlier: EarlierSeason | undefined): CsvCell[] =>
  earlier ? measuredFields.map((measure) => format.earlierColumn(measure, earlier.when)) : [];

/** What writes a plot's means of the earlier season over some days. */
function earlierCellsOf(plotId: string, format: ExportFormat, earlier: EarlierSeason | undefined) {
  if (!earlier) return () => [];
  const plot = earlier.plotOf(plotId);
  return (span: Span) =>
    measuredFields.map((measure): CsvCell => {
      const mean = plot ? figuresOf(plot, measure, span).mean : null;
      return mean === null ? null : format.shown(quantityOf(measure), mean);
    });
}

function plotDays(plot: PlotSeries, span: Span, format: ExportFormat, earlier?: EarlierSeason): CsvCell[][] {
  const { x } = plot.points.intakeEc;
  const [first, behind] = indicesInSpan({ x }, span);
  const rows: CsvCell[][] = [];
  const earlierCells = earlierCellsOf(plot.plotId, format, earlier);
  for (let index = first; index < behind; index++) {
    const cells = measuredFields.flatMap((measure): CsvCell[] => {
      const { mean, plain = mean, min, max, count } = plot.points[measure];
      const written = (value: number | undefined) =>
        value === undefined || Number.isNaN(value) ? null : format.shown(quantityOf(measure), value);
      return [written(plain[index]), written(min[index]), written(max[index]), count[index] || null];
    });
    if (cells.every((cell) => cell === null)) continue;
    const known = (plot.volumes.count[index] ?? 0) > 0;
    const volume = (column: Float64Array) => (known ? (column[index] ?? 0) / litre : null);
    const date = isoDay(x[index] ?? 0);
    const onDay = format.plotOnDay(plot.plotId, date);
    const means = byMeasure((measure) => {
      const { mean: means, plain = means } = plot.points[measure];
      const mean = plain[index];
      return mean === undefined || Number.isNaN(mean) ? null : mean;
    });
    rows.push([
      date,
      format.plotName(plot.plotId),
      onDay.crop,
      onDay.variety,
      onDay.stage && format.stage(onDay.stage),
      ...cells,
      ...targetCells(means, onDay, format),
      volume(plot.volumes.drained),
      volume(plot.volumes.given),
      ...(format.water?.cells(plot.plotId, date) ?? []),
      ...earlierCells(dayOf(x[index] ?? 0)),
    ]);
  }
  return rows;
}

const dayOf = (x: number): Span => ({ from: Math.floor(x), to: Math.floor(x) });

/** One row per plot: its figures over the span, drain measures by volume too, and the share of readings in target. */
export function figureLines(series: SeriesSet, span: Span, format: ExportFormat, earlier?: EarlierSeason): CsvCell[][] {
  const head = [
    format.plot,
    ...measuredFields.flatMap((measure) => figureColumns.map((figure) => format.column(measure, figure))),
    ...measuredFields.filter(isByVolume).map((measure) => format.column(measure, 'byVolume')),
    ...measuredFields.map((measure) => format.column(measure, 'inTarget')),
    ...earlierHeads(format, earlier),
  ];
  const rows = series.plots.map((plot) => {
    const all = measuredFields.map((measure) => ({ measure, figures: figuresOf(plot, measure, span) }));
    const written = (measure: MeasuredField, value: number | null) =>
      value === null ? null : format.shown(quantityOf(measure), value);
    const cells = all.flatMap(({ measure, figures }): CsvCell[] => [
      ...[figures.mean, figures.min, figures.max].map((value) => written(measure, value)),
      figures.count,
    ]);
    const weighted = all.filter(({ measure }) => isByVolume(measure));
    return [
      format.plotName(plot.plotId),
      ...cells,
      ...weighted.map(({ measure, figures }) => written(measure, figures.byVolume?.value ?? null)),
      ...all.map(({ figures }) => figures.inTarget && Math.round(figures.inTarget.percent * 10) / 10),
      ...earlierCellsOf(plot.plotId, format, earlier)(span),
    ];
  });
  return [head, ...rows];
}

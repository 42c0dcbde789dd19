import { bandState } from '@seguia/shared/domain/bands';
import type { CsvCell } from '@seguia/shared/domain/csv';
import { measuredFields, type MeasuredValues, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { ExportFormat } from './export-format.ts';
import type { PlotOnDay } from './plot-on-day.ts';

/** The heads of what follows: each measure's target, and where the value lies in it. */
export function targetHeads({ column }: ExportFormat): CsvCell[] {
  return measuredFields.flatMap((measure) => [
    column(measure, 'targetLow'),
    column(measure, 'targetHigh'),
    column(measure, 'state'),
  ]);
}

/** The targets of a plot on a day, in the columns' units, and the state of each value in words; empty where there is no target or no value. */
export function targetCells(values: MeasuredValues, { band }: PlotOnDay, format: ExportFormat): CsvCell[] {
  return measuredFields.flatMap((measure): CsvCell[] => {
    const limits = band?.[measure];
    const shown = (limit: number | null | undefined) =>
      limit === null || limit === undefined ? null : format.shown(quantityOf(measure), limit);
    const state = bandState(values[measure], limits);
    return [shown(limits?.low), shown(limits?.high), state && format.state(state)];
  });
}

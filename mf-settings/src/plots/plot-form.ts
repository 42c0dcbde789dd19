import { tidyName } from '@seguia/shared/domain/plots/names';
import {
  checkPlot,
  type DripperRateUnit,
  type PlotProblem,
  type PlotValues,
} from '@seguia/shared/domain/plots/plot-rules';
import { type Format, parseDecimal, type Plot } from '@seguia/shared/platform';

/** A plot as the form holds it: as typed. */
export interface PlotForm {
  name: string;
  house: string;
  area: string;
  irrigationUnits: string;
  drippers: string;
  dripperRate: string;
  dripperRateUnit: DripperRateUnit;
}

export const emptyPlotForm: PlotForm = {
  name: '',
  house: '',
  area: '',
  irrigationUnits: '1',
  drippers: '',
  dripperRate: '',
  dripperRateUnit: 'ml_per_hour',
};

export const toPlotForm = (plot: Plot, { typed }: Pick<Format, 'typed'>): PlotForm => ({
  name: plot.name,
  house: plot.house ?? '',
  area: typed(plot.area),
  irrigationUnits: typed(plot.irrigationUnits),
  drippers: typed(plot.drippers),
  dripperRate: typed(plot.dripperRate),
  dripperRateUnit: plot.dripperRateUnit ?? 'ml_per_hour',
});

export interface ParsedPlot {
  values: PlotValues;
  problems: PlotProblem[];
}

/** The plot that the form describes, and the problems that prevent saving it, by the same rules as the server's. */
export function toPlotValues(form: PlotForm, others: readonly string[]): ParsedPlot {
  const dripperRate = numberIn(form.dripperRate);
  const values = {
    name: tidyName(form.name),
    house: tidyName(form.house) || null,
    area: numberIn(form.area),
    irrigationUnits: numberIn(form.irrigationUnits) ?? Number.NaN,
    drippers: numberIn(form.drippers),
    dripperRate,
    dripperRateUnit: dripperRate === null ? null : form.dripperRateUnit,
  };
  return { values, problems: checkPlot(values, others) };
}

/** The typed number; null for an empty text, NaN for one that is no number. */
function numberIn(text: string): number | null {
  const parsed = parseDecimal(text);
  if (parsed.ok) return parsed.value;
  return parsed.code === 'empty' ? null : Number.NaN;
}

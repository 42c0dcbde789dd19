import { mayBeThousands } from '@seguia/shared/domain/digits/grouped-digits';
import { tidyName } from '@seguia/shared/domain/plots/names';
import {
  checkPlot,
  type DripperRateUnit,
  type PlotProblem,
  type PlotProblemCode,
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

/** `thousands_unclear`: whoever types 1.234 m² hardly means a bit more than a square metre, but everywhere else the separator is decimal. */
export type PlotFormCode = PlotProblemCode | 'thousands_unclear';
type PlotFormProblem = Omit<PlotProblem, 'code'> & { code: PlotFormCode };

export interface ParsedPlot {
  values: PlotValues;
  problems: PlotFormProblem[];
}

/**
 * The plot that the form describes, and the problems that prevent saving it: by the same rules as the server's, and numbers that may mean a
 * thousand times as much. `seen` is the form as it was saved; an unchanged number is not questioned.
 */
export function toPlotValues(form: PlotForm, others: readonly string[], seen = emptyPlotForm): ParsedPlot {
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
  const unclear = (['area', 'dripperRate'] as const)
    .filter((field) => form[field] !== seen[field] && mayBeThousands(form[field]))
    .map((field) => ({ field, code: 'thousands_unclear' as const }));
  return { values, problems: [...checkPlot(values, others), ...unclear] };
}

/** The typed number; null for an empty text, NaN for one that is no number. */
function numberIn(text: string): number | null {
  const parsed = parseDecimal(text);
  if (parsed.ok) return parsed.value;
  return parsed.code === 'empty' ? null : Number.NaN;
}

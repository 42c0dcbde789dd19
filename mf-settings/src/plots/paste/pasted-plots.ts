import { maxNameLength } from '@seguia/shared/domain/plots/names';
import { pastedNames, type PastedName } from '@seguia/shared/domain/plots/pasted-names';
import { pastedTable } from '@seguia/shared/domain/plots/pasted-table';
import type { PlotValues } from '@seguia/shared/domain/plots/plot-rules';
import { parseDecimal } from '@seguia/shared/platform';
import { emptyPlotForm, type PlotFormCode, toPlotValues } from '../../plot-forms/plot-form.ts';

export type PastedPlotCode =
  | NonNullable<PastedName['problem']>['code']
  | PlotFormCode
  | 'crop_missing'
  | 'variety_missing';

/** A line of a pasted table: the plot that it makes, and what is planted there. */
export interface PastedPlot {
  /** The number of the line, from 1, as the person sees it. */
  line: number;
  values: PlotValues;
  /** Empty where nothing is planted. */
  crop: string;
  variety: string;
  /** Why the line becomes no plot; null where it does. `of` is the earlier line of the same name. */
  problem: { code: PastedPlotCode; of?: number } | null;
}

/** The plots of a pasted table. `others` are the names of the farm's plots. */
export function pastedPlots(text: string, others: readonly string[]): PastedPlot[] {
  const { lines, inHectares } = pastedTable(text);
  const byLine = new Map(lines.map((cells) => [cells.line, cells]));
  return pastedNames(lines, others).flatMap(({ line, name, problem: ofName }) => {
    const cells = byLine.get(line);
    if (!cells) return [];
    const { crop, variety, house, drippers } = cells;
    const area = inHectares ? fromHectares(cells.area) : cells.area;
    const { values, problems } = toPlotValues({ ...emptyPlotForm, name, house, area, drippers }, []);
    const ofValue = problems.find(({ field }) => field !== 'name');
    const ofCrop = cropProblem(crop, variety);
    const problem = ofName ?? (ofValue ? { code: ofValue.code } : ofCrop && { code: ofCrop });
    return [{ line, values, crop, variety, problem }];
  });
}

/** An area in hectares as the text of the same area in m². A text that is no number stays. */
function fromHectares(text: string): string {
  const parsed = parseDecimal(text);
  return parsed.ok ? String(Math.round(parsed.value * 10_000)) : text;
}

/** A planting is of a variety, and a variety is of a crop; both have names like a plot's. */
function cropProblem(crop: string, variety: string) {
  if (Math.max(crop.length, variety.length) > maxNameLength) return 'name_too_long' as const;
  if (crop !== '' && variety === '') return 'variety_missing' as const;
  return crop === '' && variety !== '' ? ('crop_missing' as const) : null;
}

import { byMeasure, isPossible, measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { overlaps } from '@seguia/shared/domain/bands';
import { parseDecimal, type Plot, type TargetBand, type TargetBandBody } from '@seguia/shared/platform';
import { storedValue, typedValue, type Typing } from '../farm/typed-value.ts';

export type Edge = 'low' | 'high';

/** The band form as the screen shows it: limits as typed, in the person's EC unit. */
export interface BandForm {
  plotId: string;
  cropTypeId: string;
  from: string;
  /** Empty: open. */
  to: string;
  limits: Record<MeasuredField, Record<Edge, string>>;
}

type BandProblemCode =
  | 'required'
  | 'end_before_start'
  | 'band_overlaps'
  | 'band_empty'
  | 'not_a_number'
  | 'two_separators'
  | 'impossible'
  | 'low_over_high';

/** `field` is a form field, `intakeEc.low`, or `limits` for the band as a whole. */
export interface BandProblem {
  field: string;
  code: BandProblemCode;
}

const noLimits = () => ({ low: '', high: '' });

/** A band for a plot and its newest variety, from a day on. */
export function newBandForm(plot: Plot | undefined, from: string): BandForm {
  return {
    plotId: plot?.id ?? '',
    cropTypeId: plot?.crops[0]?.cropTypeId ?? '',
    from,
    to: '',
    limits: byMeasure(noLimits),
  };
}

/** A band as the person would have typed it. */
export function toBandForm(band: TargetBand, typing: Typing): BandForm {
  const form = newBandForm(undefined, band.from);
  form.limits = byMeasure((field) => ({
    low: typedValue(field, band[field].low, typing),
    high: typedValue(field, band[field].high, typing),
  }));
  return { ...form, plotId: band.plotId, cropTypeId: band.cropTypeId, to: band.to ?? '' };
}

export interface ParsedBand {
  body: TargetBandBody;
  problems: BandProblem[];
}

/** What the form means, and what keeps it from being saved; the same rules as the server's. `others` are the farm's other bands. */
export function toBandBody(form: BandForm, typing: Typing, others: readonly TargetBand[]): ParsedBand {
  const problems: BandProblem[] = [];
  const limits = byMeasure((field) => readLimits(field, form.limits[field], typing, problems));
  const body = {
    plotId: form.plotId,
    cropTypeId: form.cropTypeId,
    from: form.from,
    to: form.to || null,
    ...limits,
  };
  for (const field of ['plotId', 'cropTypeId', 'from'] as const) {
    if (!form[field]) problems.push({ field, code: 'required' });
  }
  if (form.from && form.to && form.to < form.from) problems.push({ field: 'to', code: 'end_before_start' });
  if (form.from && others.some((other) => overlaps(other, body)))
    problems.push({ field: 'from', code: 'band_overlaps' });
  const empty = measuredFields.every((field) => limits[field].low === null && limits[field].high === null);
  if (empty && problems.length === 0) problems.push({ field: 'limits', code: 'band_empty' });
  return { body, problems };
}

function readLimits(field: MeasuredField, typed: Record<Edge, string>, typing: Typing, problems: BandProblem[]) {
  const read = (edge: Edge): number | null => {
    const parsed = parseDecimal(typed[edge]);
    const name = `${field}.${edge}`;
    if (!parsed.ok) {
      if (parsed.code !== 'empty') problems.push({ field: name, code: parsed.code });
      return null;
    }
    const value = storedValue(field, parsed.value, typing);
    if (!isPossible(field, value)) problems.push({ field: name, code: 'impossible' });
    return value;
  };
  const [low, high] = [read('low'), read('high')];
  if (low !== null && high !== null && low > high) problems.push({ field: `${field}.high`, code: 'low_over_high' });
  return { low, high };
}

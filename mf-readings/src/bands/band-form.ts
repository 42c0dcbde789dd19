import { isEc, isPossible, measuredFields, type MeasuredField } from '@seguia/shared/domain/reading-limits';
import { parseDecimal, type Plot, type TargetBand, type TargetBandBody } from '@seguia/shared/platform';
import type { Typing } from '../form/model/form-state.ts';

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
    limits: {
      intakeEc: noLimits(),
      intakePh: noLimits(),
      drainEc: noLimits(),
      drainPh: noLimits(),
      drainPercent: noLimits(),
    },
  };
}

/** A band as the person would have typed it. */
export function toBandForm(band: TargetBand, typing: Typing): BandForm {
  const form = newBandForm(undefined, band.from);
  const typed = (field: MeasuredField, value: number | null) =>
    typing.typed(value !== null && isEc(field) ? typing.ecFromStored(value) : value);
  for (const field of measuredFields) {
    form.limits[field] = { low: typed(field, band[field].low), high: typed(field, band[field].high) };
  }
  return { ...form, plotId: band.plotId, cropTypeId: band.cropTypeId, to: band.to ?? '' };
}

export interface ParsedBand {
  body: TargetBandBody;
  problems: BandProblem[];
}

/** What the form means, and what keeps it from being saved; the same rules as the server's. `others` are the farm's other bands. */
export function toBandBody(form: BandForm, typing: Typing, others: readonly TargetBand[]): ParsedBand {
  const problems: BandProblem[] = [];
  const limits = {} as Record<MeasuredField, Record<Edge, number | null>>;
  for (const field of measuredFields) limits[field] = readLimits(field, form.limits[field], typing, problems);
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
    const value = isEc(field) ? typing.ecToStored(parsed.value) : parsed.value;
    if (!isPossible(field, value)) problems.push({ field: name, code: 'impossible' });
    return value;
  };
  const [low, high] = [read('low'), read('high')];
  if (low !== null && high !== null && low > high) problems.push({ field: `${field}.high`, code: 'low_over_high' });
  return { low, high };
}

interface Span {
  plotId: string;
  cropTypeId: string;
  from: string;
  to?: string | null;
}

/** Whether two bands are about the same plot, variety and days. */
function overlaps(a: Span, b: Span): boolean {
  if (a.plotId !== b.plotId || a.cropTypeId !== b.cropTypeId) return false;
  return a.from <= (b.to ?? '9999-12-31') && b.from <= (a.to ?? '9999-12-31');
}

import type { StageBands } from '@seguia/shared/domain/plantings/stage-bands';
import {
  byTarget,
  isPossibleLimit,
  targetFields,
  type TargetField,
} from '@seguia/shared/domain/plantings/target-fields';
import { cropsOn, type Limits, overlaps } from '@seguia/shared/domain/bands';
import { parseDecimal, type Plot, type PlotCrop, type TargetBand, type TargetBandBody } from '@seguia/shared/platform';
import { storedValue, typedValue, type Typing } from '../typing/typed-value.ts';

export type Edge = 'low' | 'high';

export type TypedLimits = Record<TargetField, Record<Edge, string>>;

/** The band form as the screen shows it: limits as typed, in the person's EC unit. */
export interface BandForm {
  plotId: string;
  cropTypeId: string;
  from: string;
  /** Empty for a band without an end. */
  to: string;
  limits: TypedLimits;
  /** Whether the server knows limits for the EC difference. An older server refuses them. */
  hasDifference: boolean;
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
    limits: byTarget(noLimits),
    hasDifference: false,
  };
}

/** Limits as the person would have typed them; empty where none are set. */
function typedLimits(field: TargetField, limits: Limits | undefined, typing: Typing): Record<Edge, string> {
  return {
    low: typedValue(field, limits?.low ?? null, typing),
    high: typedValue(field, limits?.high ?? null, typing),
  };
}

/** A band as the person would have typed it. */
export function toBandForm(band: TargetBand, typing: Typing): BandForm {
  const form = newBandForm(undefined, band.from);
  form.limits = byTarget((field) => typedLimits(field, band[field], typing));
  const { plotId, cropTypeId, to } = band;
  return { ...form, plotId, cropTypeId, to: to ?? '', hasDifference: band.ecDifference !== undefined };
}

/** The planting that a band is for: the one of its variety that stood on the band's first day, otherwise the newest one. */
export function plantingOf(plot: Plot | undefined, { cropTypeId, from }: BandForm): PlotCrop | undefined {
  const own = (plot?.crops ?? []).filter((crop) => crop.cropTypeId === cropTypeId);
  return cropsOn(own, from)[0] ?? own[0];
}

/** The limits with those that a stage proposes in their place. Limits that the stage does not mention stay as typed. */
export function withProposed(limits: TypedLimits, proposed: StageBands, typing: Typing): TypedLimits {
  return byTarget((field) => (proposed[field] ? typedLimits(field, proposed[field], typing) : limits[field]));
}

export interface ParsedBand {
  body: TargetBandBody;
  problems: BandProblem[];
}

/**
 * The band that the form describes, and the problems that prevent saving it, by the same rules as the server's. `others` are the farm's
 * other bands.
 */
export function toBandBody(form: BandForm, typing: Typing, others: readonly TargetBand[]): ParsedBand {
  const problems: BandProblem[] = [];
  const { ecDifference, ...measured } = byTarget((field) => readLimits(field, form.limits[field], typing, problems));
  const body = {
    plotId: form.plotId,
    cropTypeId: form.cropTypeId,
    from: form.from,
    to: form.to || null,
    ...measured,
    ...(form.hasDifference || !isOpen(ecDifference) ? { ecDifference } : {}),
  };
  for (const field of ['plotId', 'cropTypeId', 'from'] as const) {
    if (!form[field]) problems.push({ field, code: 'required' });
  }
  if (form.from && form.to && form.to < form.from) problems.push({ field: 'to', code: 'end_before_start' });
  if (form.from && others.some((other) => overlaps(other, body)))
    problems.push({ field: 'from', code: 'band_overlaps' });
  const empty = targetFields.every((field) => isOpen(body[field]));
  if (empty && problems.length === 0) problems.push({ field: 'limits', code: 'band_empty' });
  return { body, problems };
}

const isOpen = (limits: Limits | undefined) => (limits?.low ?? null) === null && (limits?.high ?? null) === null;

function readLimits(field: TargetField, typed: Record<Edge, string>, typing: Typing, problems: BandProblem[]) {
  const read = (edge: Edge): number | null => {
    const parsed = parseDecimal(typed[edge]);
    const name = `${field}.${edge}`;
    if (!parsed.ok) {
      if (parsed.code !== 'empty') problems.push({ field: name, code: parsed.code });
      return null;
    }
    const value = storedValue(field, parsed.value, typing);
    if (!isPossibleLimit(field, value)) problems.push({ field: name, code: 'impossible' });
    return value;
  };
  const [low, high] = [read('low'), read('high')];
  if (low !== null && high !== null && low > high) problems.push({ field: `${field}.high`, code: 'low_over_high' });
  return { low, high };
}

import type { MeasuredField } from './measures.ts';
import type { MeasureCode } from './quantities.ts';
import type { DripperField } from './reading-fields.ts';
import type { ReadingFix } from './reading-fixes.ts';

/** Stable codes: the form's texts and the server's `errors[].code` depend on them. */
export type ReadingProblemCode =
  | MeasureCode
  | 'required'
  | 'date_invalid'
  | 'time_invalid'
  | 'date_in_future'
  | 'nothing_measured'
  | 'not_a_number'
  | 'volume_negative'
  | 'volume_zero'
  | 'drippers_not_whole'
  | 'drippers_under_1'
  | 'too_long'
  | 'date_long_ago'
  | 'ec_ph_swapped'
  | 'drippers_over_100'
  | 'jump';

export type ReadingField = MeasuredField | DripperField | 'plotId' | 'date' | 'time' | 'note' | 'values';

/**
 * `refused`: never saved, here or on the server. `ask`: brings up one question ("is this right?"), then accepted. `values` is the field of "at
 * least one value".
 */
export interface ReadingProblem {
  field: ReadingField;
  code: ReadingProblemCode;
  severity: 'refused' | 'ask';
  /** One-tap repairs, the likeliest first; often none. */
  fixes: readonly ReadingFix[];
}

export function refuse(field: ReadingField, code: ReadingProblemCode, fixes: readonly ReadingFix[] = []) {
  return { field, code, severity: 'refused', fixes } satisfies ReadingProblem;
}

export function question(field: ReadingField, code: ReadingProblemCode, fixes: readonly ReadingFix[] = []) {
  return { field, code, severity: 'ask', fixes } satisfies ReadingProblem;
}

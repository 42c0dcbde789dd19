import type { MeasuredField } from './measures.ts';
import type { QuestionCode, RefusedCode } from './problem-codes.ts';
import type { DripperField } from './reading-fields.ts';
import type { ReadingFix } from './reading-fixes.ts';

export type ReadingField = MeasuredField | DripperField | 'plotId' | 'date' | 'time' | 'note' | 'values';

/** A fault of one field, or a question about it. `values` is the field of "at least one value". */
export type ReadingProblem = {
  field: ReadingField;
  /** One-tap repairs, the likeliest first; often none. */
  fixes: readonly ReadingFix[];
} & ({ severity: 'refused'; code: RefusedCode } | { severity: 'ask'; code: QuestionCode });

export function refuse(field: ReadingField, code: RefusedCode, fixes: readonly ReadingFix[] = []) {
  return { field, code, severity: 'refused', fixes } satisfies ReadingProblem;
}

export function question(field: ReadingField, code: QuestionCode, fixes: readonly ReadingFix[] = []) {
  return { field, code, severity: 'ask', fixes } satisfies ReadingProblem;
}

import {
  isPossible,
  isUsual,
  measureAt,
  measuredFields,
  type MeasuredField,
  measureOf,
  quantityOf,
} from './measures.ts';
import { rulesOf } from './quantities.ts';
import { fixesForTooLarge, swapFix } from './reading-fixes.ts';
import { question, type ReadingField, type ReadingProblem, refuse } from './reading-problem.ts';

export type Measured = { [Field in MeasuredField]?: number | null | undefined };

type Value = number | null | undefined;

/** Impossible values. `compared` are the earlier values, for repairs that are near them. */
export function checkPossible(measured: Measured, compared: Measured | null): ReadingProblem[] {
  return measuredFields.flatMap((field) => {
    const value = measured[field];
    if (isMissing(value)) return [];
    if (!Number.isFinite(value)) return [refuse(field, 'not_a_number')];
    if (isPossible(field, value)) return [];
    const { codes, possible } = rulesOf(quantityOf(field));
    return value < possible.low
      ? [refuse(field, codes.below)]
      : [refuse(field, codes.above, fixesForTooLarge(field, value, compared?.[field]))];
  });
}

/** EC and pH of one water are beside each other on the meter and the form, so people swap them. */
const pairs = (['intake', 'drain'] as const).flatMap((side) => {
  const [ec, ph] = [measureAt(side, 'ec'), measureAt(side, 'ph')];
  return ec && ph ? [{ ec, ph }] : [];
});

/** Unusual values, which bring up a question; values that are refused already are left out. `compared` are the earlier values. */
export function checkUnusual(measured: Measured, compared: Measured | null, refused: readonly ReadingProblem[]) {
  const settled = new Set<ReadingField>(refused.map(({ field }) => field));
  const problems: ReadingProblem[] = [];
  for (const { ec, ph } of pairs) {
    const fix = settled.has(ec) ? null : swapFix({ ec, ph }, measured[ec], measured[ph]);
    if (!fix) continue;
    problems.push(question(ph, 'ec_ph_swapped', [fix]));
    settled.add(ec).add(ph);
  }
  for (const field of measuredFields) {
    const value = measured[field];
    if (isMissing(value) || settled.has(field)) continue;
    if (!isUsual(field, value)) problems.push(unusual(field, value, compared?.[field]));
    if (isJump(field, value, compared?.[field])) problems.push(question(field, 'jump'));
  }
  return problems;
}

function isMissing(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

function unusual(field: MeasuredField, value: number, compared: Value): ReadingProblem {
  const { codes } = rulesOf(quantityOf(field));
  const { warned } = codes;
  // No division for a value that may be calculated, nor for one that is too small, because it would become even smaller.
  const isTyped = measureOf(field).entry === 'typed';
  const fixes = isTyped ? fixesForTooLarge(field, value, compared) : [];
  return question(field, warned && value > warned.above ? warned.code : codes.unusual, fixes);
}

/** Whether a value differs from the earlier one by more than the measure usually changes; false without an earlier one. */
export function isJump(field: MeasuredField, value: number, compared: Value): boolean {
  if (isMissing(compared) || compared <= 0) return false;
  const { jump } = rulesOf(quantityOf(field));
  const limit = 'share' in jump ? jump.share * compared : jump.step;
  // The tolerance is needed because 3 − 2.4 is more than 0.6 in binary.
  return Math.abs(value - compared) > limit + Number.EPSILON * 16;
}

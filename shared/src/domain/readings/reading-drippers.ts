import type { ReadingBody } from '@seguia/openapi';
import { type DripperField, dripperFields } from './reading-fields.ts';
import { manyDrippers } from './reading-limits.ts';
import { question, type ReadingProblem, refuse } from './reading-problem.ts';

const volumes = ['totalDrained', 'intakePerDripper'] as const;

/**
 * Checks the fields of entry type `drippers`: all of them, or (if only EC and pH were measured) no volume at all. With entry type `value`
 * they are ignored, and not stored.
 */
export function checkDrippers(body: ReadingBody): ReadingProblem[] {
  if (body.entryType !== 'drippers') return [];
  if (isMissing(body.totalDrained) && isMissing(body.intakePerDripper)) return checkCount(body.dripperCount);
  const missing = dripperFields
    .filter((field: DripperField) => isMissing(body[field]))
    .map((field) => refuse(field, 'required'));
  return [...missing, ...volumes.flatMap((field) => checkVolume(field, body[field])), ...checkCount(body.dripperCount)];
}

type Value = number | null | undefined;

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function checkVolume(field: (typeof volumes)[number], value: Value): ReadingProblem[] {
  if (isMissing(value)) return [];
  if (!Number.isFinite(value)) return [refuse(field, 'not_a_number')];
  if (value < 0) return [refuse(field, 'volume_negative')];
  return value === 0 && field === 'intakePerDripper' ? [refuse(field, 'volume_zero')] : [];
}

function checkCount(count: Value): ReadingProblem[] {
  if (isMissing(count)) return [];
  if (!Number.isFinite(count)) return [refuse('dripperCount', 'not_a_number')];
  if (!Number.isInteger(count)) return [refuse('dripperCount', 'drippers_not_whole')];
  if (count < 1) return [refuse('dripperCount', 'drippers_under_1')];
  return count > manyDrippers ? [question('dripperCount', 'drippers_over_100')] : [];
}

import type { ReadingBody } from '@seguia/openapi';
import type { FarmClock } from '../farm-time.ts';
import { drainPercent } from '../readings/drain-percent.ts';
import { isMeasure, measuredFields } from '../readings/measures.ts';
import { normaliseReading } from '../readings/normalise-reading.ts';
import { isCalculated } from '../readings/reading-fields.ts';
import { checkReading } from '../readings/reading-rules.ts';
import type { ReadingProblem } from '../readings/reading-problem.ts';
import { isVolume } from './tables/columns.ts';
import { problemKey, type RowProblem, type RowRepair } from './import-row.ts';
import { drop, type RowValues, take } from './read-values.ts';

/** How many percentage points a written percentage may differ from the calculated one. */
const slack = 0.5;

/** The reading for a row's values; its percentage is calculated where all volumes are there. */
export function bodyOf(
  place: Pick<ReadingBody, 'plotId' | 'date' | 'time' | 'meterId'>,
  values: RowValues,
  note: string | null,
): ReadingBody {
  const hasVolumes = values.totalDrained !== undefined && values.intakePerDripper !== undefined && values.dripperCount;
  const ofTotals = hasVolumes ? null : percentOfTotals(values);
  const known = ofTotals === null ? values : { drainPercent: ofTotals, ...values };
  const measured = Object.fromEntries(
    Object.entries(known).filter(([field]) =>
      hasVolumes ? !isCalculated(field) && field !== 'totalGiven' : isMeasure(field),
    ),
  );
  const body: ReadingBody = hasVolumes
    ? { ...place, ...measured, entryType: 'drippers', dripperUnit: 'ml' }
    : { ...place, ...measured, entryType: 'value' };
  return note === null ? body : { ...body, note };
}

/** The percentage of the water given to all drippers together that drained, in their two totals; null where one is missing. */
function percentOfTotals({ totalDrained, totalGiven }: RowValues): number | null {
  return drainPercent({ totalDrained, intakePerDripper: totalGiven, dripperCount: 1, dripperUnit: 'ml' });
}

/** The problem where volumes contradict the percentage beside them, or cannot be used. */
export function volumeProblem(values: RowValues, cell: string): RowProblem | null {
  const volumes = Object.keys(values).filter(isVolume);
  if (volumes.length === 0) return null;
  const { totalDrained, intakePerDripper, dripperCount } = values;
  const calculated =
    drainPercent({ totalDrained, intakePerDripper, dripperCount, dripperUnit: 'ml' }) ?? percentOfTotals(values);
  const code = calculated === null ? 'volumes_left' : 'percent_differs';
  const typed = values.drainPercent;
  if (calculated !== null && (typed === undefined || Math.abs(calculated - typed) <= slack)) return null;
  // A number of drippers alone has no meaning.
  if (calculated === null && volumes.every((field) => field === 'dripperCount')) return null;
  const text =
    calculated === null
      ? volumes.map((field) => values[field as keyof RowValues]).join(' ')
      : `${typed} / ${calculated}`;
  return { key: code, code, severity: 'ask', field: 'drainPercent', cell, text, repairs: [take] };
}

/** The problems that the rules of readings find, with their repairs in the form that a row needs. */
export function ruleProblems(body: ReadingBody, clock: FarmClock, now: number, cell: string): RowProblem[] {
  return checkReading(normaliseReading(body), { clock, now }).map((problem): RowProblem => {
    const { field, code, severity } = problem;
    const value = isMeasure(field) ? body[field] : undefined;
    return {
      key: problemKey(code, field),
      code,
      severity,
      field,
      cell,
      text: value === null || value === undefined ? '' : String(value),
      repairs: repairsOf(problem),
    };
  });
}

function repairsOf({ field, severity, fixes }: ReadingProblem): RowRepair[] {
  const fixed = fixes.map((fix): RowRepair => {
    const id = fix.kind === 'divide' ? `divide${fix.divisor}` : 'swap';
    return { id, kind: 'values', values: fix.values };
  });
  const isValue = measuredFields.some((measure) => measure === field);
  return [...fixed, ...(severity === 'ask' ? [take] : []), ...(isValue ? [drop] : [])];
}

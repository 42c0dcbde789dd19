import type { ReadingBody } from '@seguia/openapi';
import { drainPercent } from './drain-percent.ts';
import { type FarmClock, farmNow, isDate, isTime, timestampOf } from './farm-time.ts';
import { checkDrippers, type DripperField } from './reading-drippers.ts';
import { fixesForTooLarge, swapFix, type ReadingFix } from './reading-fixes.ts';
import {
  earliestUsualDate,
  isEc,
  isPh,
  isPossible,
  isUsual,
  maxNoteLength,
  measuredFields,
  possible,
  type MeasuredField,
} from './reading-limits.ts';

export type { ReadingFix } from './reading-fixes.ts';
export { measuredFields, type MeasuredField } from './reading-limits.ts';

/** Stable: the form's texts and the server's `errors[].code` are keyed by them. */
export type ReadingProblemCode =
  | 'required'
  | 'date_invalid'
  | 'time_invalid'
  | 'date_in_future'
  | 'nothing_measured'
  | 'not_a_number'
  | 'ec_negative'
  | 'ec_over_20'
  | 'ph_out_of_range'
  | 'percent_negative'
  | 'volume_negative'
  | 'volume_zero'
  | 'drippers_not_whole'
  | 'drippers_under_1'
  | 'too_long'
  | 'date_long_ago'
  | 'ec_unusual'
  | 'ph_unusual'
  | 'ec_ph_swapped'
  | 'percent_over_60'
  | 'percent_over_100'
  | 'drippers_over_100'
  | 'jump';

export type ReadingField = MeasuredField | DripperField | 'plotId' | 'date' | 'time' | 'note' | 'values';

/** `refused`: never saved, here or on the server. `ask`: "is this right?" once, then taken. `values` is the field of "at least one value". */
export interface ReadingProblem {
  field: ReadingField;
  code: ReadingProblemCode;
  severity: 'refused' | 'ask';
  /** One-tap repairs, the likeliest first; often none. */
  fixes: readonly ReadingFix[];
}

export type Measured = { [Field in MeasuredField]?: number | null | undefined };

export interface ReadingContext {
  clock: FarmClock;
  /** Unix seconds; the device's or server's clock when left out. */
  now?: number;
  /** The plot's newest reading, for jumps; left out by the server, which refuses only. */
  last?: Measured | null;
}

type Value = number | null | undefined;

/** Seconds that a phone's clock may be fast before the server takes "now" for the future. */
const clockGrace = 900;

/**
 * Seconds that the instant of a reading may be from what this machine's rules make of its date and time: rules of other years differ by an hour or
 * two, a doubled hour by one; the minute is for seconds that no field shows (docs/decisions/015).
 */
const rulesMayDiffer = 2 * 3600 + 60;

/** Whether a reading's instant can be that of its date and time on the farm's clock; true where it carries none. */
export function isInstantCoherent({ date, time, timestamp }: ReadingBody, clock: FarmClock): boolean {
  return timestamp === undefined || Math.abs(timestamp - timestampOf(date, time, clock)) <= rulesMayDiffer;
}

function problem(
  field: ReadingField,
  code: ReadingProblemCode,
  severity: 'refused' | 'ask',
  fixes: ReadingFix[] = [],
): ReadingProblem {
  return { field, code, severity, fixes };
}

/**
 * All that is wrong or unusual with a reading (product, section 10), the refused first; empty when nothing is. With entry type `drippers` the drain
 * percentage looked at is the calculated one.
 */
export function checkReading(body: ReadingBody, context: ReadingContext): ReadingProblem[] {
  const measured = withCalculatedDrain(body);
  const problems = [
    ...checkWhen(body, context),
    ...(body.plotId ? [] : [problem('plotId', 'required', 'refused')]),
    ...measuredFields.flatMap((field) => checkPossible(field, measured[field])),
    ...checkDrippers(body),
    ...((body.note?.length ?? 0) > maxNoteLength ? [problem('note', 'too_long', 'refused')] : []),
  ];
  if (
    !problems.some((one) => one.severity === 'refused') &&
    measuredFields.every((field) => isMissing(measured[field]))
  )
    problems.push(problem('values', 'nothing_measured', 'refused'));
  return [...problems, ...checkUnusual(measured, context.last ?? null, problems)].toSorted(bySeverity);
}

/** Whether nothing stands in the way of saving. */
export function isSaveable(problems: readonly ReadingProblem[]): boolean {
  return problems.every(({ severity }) => severity !== 'refused');
}

/** What is sent and kept: values that do not belong to the entry type are null, and the drain percentage of `drippers` is calculated. */
export function normaliseReading(body: ReadingBody): ReadingBody {
  const drippers = body.entryType === 'drippers';
  return {
    plotId: body.plotId,
    date: body.date,
    time: body.time,
    ...(body.timestamp === undefined ? {} : { timestamp: body.timestamp }),
    intakeEc: body.intakeEc ?? null,
    intakePh: body.intakePh ?? null,
    drainEc: body.drainEc ?? null,
    drainPh: body.drainPh ?? null,
    entryType: body.entryType,
    drainPercent: withCalculatedDrain(body).drainPercent ?? null,
    totalDrained: drippers ? (body.totalDrained ?? null) : null,
    intakePerDripper: drippers ? (body.intakePerDripper ?? null) : null,
    dripperCount: drippers ? (body.dripperCount ?? null) : null,
    dripperUnit: drippers ? (body.dripperUnit ?? null) : null,
    note: body.note?.trim() || null,
  };
}

function withCalculatedDrain(body: ReadingBody): Measured {
  if (body.entryType !== 'drippers') return body;
  const { totalDrained, intakePerDripper, dripperCount, dripperUnit } = body;
  return { ...body, drainPercent: drainPercent({ totalDrained, intakePerDripper, dripperCount, dripperUnit }) };
}

function bySeverity(a: ReadingProblem, b: ReadingProblem): number {
  return Number(a.severity === 'ask') - Number(b.severity === 'ask');
}

function isMissing(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

function checkWhen(body: ReadingBody, { clock, now = Date.now() / 1000 }: ReadingContext): ReadingProblem[] {
  const { date, time } = body;
  const problems: ReadingProblem[] = [];
  if (!date) problems.push(problem('date', 'required', 'refused'));
  else if (!isDate(date)) problems.push(problem('date', 'date_invalid', 'refused'));
  if (!time) problems.push(problem('time', 'required', 'refused'));
  else if (!isTime(time)) problems.push(problem('time', 'time_invalid', 'refused'));
  if (problems.length > 0) return problems;
  const { timestamp = timestampOf(date, time, clock) } = body;
  if (timestamp > now + clockGrace) {
    const today = farmNow(clock, (now + clockGrace) * 1000).date;
    return [problem(date > today ? 'date' : 'time', 'date_in_future', 'refused')];
  }
  return date < earliestUsualDate ? [problem('date', 'date_long_ago', 'ask')] : [];
}

function checkPossible(field: MeasuredField, value: Value): ReadingProblem[] {
  if (isMissing(value)) return [];
  if (!Number.isFinite(value)) return [problem(field, 'not_a_number', 'refused')];
  if (isPossible(field, value)) return [];
  const fixes = value > possible[field].high ? fixesForTooLarge(field, value) : [];
  if (isPh(field)) return [problem(field, 'ph_out_of_range', 'refused', fixes)];
  if (!isEc(field)) return [problem(field, 'percent_negative', 'refused')];
  return [problem(field, value < 0 ? 'ec_negative' : 'ec_over_20', 'refused', fixes)];
}

const pairs = [
  { ec: 'intakeEc', ph: 'intakePh' },
  { ec: 'drainEc', ph: 'drainPh' },
] as const;

function checkUnusual(measured: Measured, last: Measured | null, refused: readonly ReadingProblem[]): ReadingProblem[] {
  const settled = new Set<ReadingField>(refused.map(({ field }) => field));
  const problems: ReadingProblem[] = [];
  for (const { ec, ph } of pairs) {
    const fix = settled.has(ec) ? null : swapFix({ ec, ph }, measured[ec], measured[ph]);
    if (!fix) continue;
    problems.push(problem(ph, 'ec_ph_swapped', 'ask', [fix]));
    settled.add(ec).add(ph);
  }
  for (const field of measuredFields) {
    const value = measured[field];
    if (isMissing(value) || settled.has(field)) continue;
    if (!isUsual(field, value)) problems.push(unusual(field, value));
    if (isJump(value, last?.[field])) problems.push(problem(field, 'jump', 'ask'));
  }
  return problems;
}

function unusual(field: MeasuredField, value: number): ReadingProblem {
  if (field === 'drainPercent') return problem(field, value > 100 ? 'percent_over_100' : 'percent_over_60', 'ask');
  // None for a value that is too small: a part of it is smaller still.
  const fixes = fixesForTooLarge(field, value).filter(({ by }) => by < 1000);
  return problem(field, isEc(field) ? 'ec_unusual' : 'ph_unusual', 'ask', fixes);
}

/** A jump of more than half of the plot's last value. */
function isJump(value: number, last: Value): boolean {
  const before = last ?? 0;
  return before > 0 && Math.abs(value - before) > before / 2;
}

import { type FarmClock, farmNow, isDate } from '../farm-time.ts';
import { clockGrace, earliestUsualDate } from '../readings/reading-limits.ts';
import { waterFields, type WaterField, waterRules, type WaterValues } from './water-quantities.ts';

/** Stable codes: texts and the server's `errors[].code` depend on them. */
export type WaterProblemCode =
  | 'date_invalid'
  | 'date_in_future'
  | 'date_long_ago'
  | 'below_possible'
  | 'above_possible'
  | 'unusual'
  | 'nothing_measured';

/**
 * `refused`: never saved, here or on the server. `ask`: brings up one question ("is this right?"), then accepted. `values` is the field of "at
 * least one value".
 */
export interface WaterProblem {
  field: WaterField | 'date' | 'values';
  code: WaterProblemCode;
  severity: 'refused' | 'ask';
}

/** All problems of a day's water and light, those that refuse it first. `now` is in Unix seconds. */
export function checkWaterDay(
  date: string,
  values: WaterValues,
  { clock, now = Date.now() / 1000 }: { clock: FarmClock; now?: number },
): WaterProblem[] {
  const problems = [
    ...checkDate(date, clock, now),
    ...waterFields.flatMap((field) => checkValue(field, values[field])),
  ];
  if (waterFields.every((field) => values[field] === null))
    problems.push({ field: 'values', code: 'nothing_measured', severity: 'refused' });
  return problems.toSorted((a, b) => Number(a.severity === 'ask') - Number(b.severity === 'ask'));
}

function checkDate(date: string, clock: FarmClock, now: number): WaterProblem[] {
  if (!isDate(date)) return [{ field: 'date', code: 'date_invalid', severity: 'refused' }];
  if (date > farmNow(clock, (now + clockGrace) * 1000).date)
    return [{ field: 'date', code: 'date_in_future', severity: 'refused' }];
  return date < earliestUsualDate ? [{ field: 'date', code: 'date_long_ago', severity: 'ask' }] : [];
}

/** The problem of one value, in its stored unit. */
export function checkValue(field: WaterField, value: number | null): WaterProblem[] {
  if (value === null) return [];
  const { possible, usual } = waterRules(field);
  if (value < possible.low) return [{ field, code: 'below_possible', severity: 'refused' }];
  if (value > possible.high) return [{ field, code: 'above_possible', severity: 'refused' }];
  return value < usual.low || value > usual.high ? [{ field, code: 'unusual', severity: 'ask' }] : [];
}

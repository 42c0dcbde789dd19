import type { FarmClock } from '@seguia/shared/domain/farm-time';
import {
  byWaterField,
  noWater,
  waterFields,
  type WaterField,
  type WaterValues,
} from '@seguia/shared/domain/water/water-quantities';
import { checkWaterDay, type WaterProblem } from '@seguia/shared/domain/water/water-rules';
import { type Format, parseDecimal } from '@seguia/shared/platform';

/** The typed values, as text. */
export type WaterTyped = Record<WaterField, string>;

export interface TypedProblem extends Omit<WaterProblem, 'code'> {
  code: WaterProblem['code'] | 'not_a_number' | 'two_separators' | 'on_record';
  /** The value on record. */
  value?: string;
}

/**
 * The values on record that saving would overwrite unseen. `seen` has what was in each field when the person typed into it, `known` what
 * is on record now.
 */
export function overwritten(typed: WaterTyped, seen: Partial<WaterTyped>, known: WaterTyped): TypedProblem[] {
  return waterFields.flatMap((field) => {
    const value = known[field];
    const isNews = seen[field] !== undefined && value !== '' && value !== seen[field] && value !== typed[field];
    return isNews ? [{ field, code: 'on_record', severity: 'ask', value } as const] : [];
  });
}

/** Values as the person would have typed them. */
export function typedWater(values: WaterValues, { typed }: Pick<Format, 'typed'>): WaterTyped {
  return byWaterField((field) => typed(values[field]));
}

/** Parses what is typed for a day into values, or into problems beside their fields. `now` is in milliseconds. */
export function readWater(
  date: string,
  typed: WaterTyped,
  clock: FarmClock,
  now: number,
): { values: WaterValues; problems: TypedProblem[] } {
  const values = { ...noWater };
  const problems: TypedProblem[] = [];
  for (const field of waterFields) {
    const parsed = parseDecimal(typed[field]);
    if (parsed.ok) values[field] = parsed.value;
    else if (parsed.code !== 'empty') problems.push({ field, code: parsed.code, severity: 'refused' });
  }
  const isUnread = problems.length > 0;
  const checked = checkWaterDay(date, values, { clock, now: now / 1000 });
  return { values, problems: [...problems, ...checked.filter(({ field }) => !(isUnread && field === 'values'))] };
}

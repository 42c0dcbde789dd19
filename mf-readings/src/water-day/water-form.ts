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

/** What is typed, as text. */
export type WaterTyped = Record<WaterField, string>;

export interface TypedProblem extends Omit<WaterProblem, 'code'> {
  code: WaterProblem['code'] | 'not_a_number' | 'two_separators' | 'on_record';
  /** What is on record already. */
  value?: string;
}

/** What would be overwritten that the person may not have seen: `seen` is what stood in each field that was typed in, `known` what is known of the day now. */
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

/** What is typed for a day, as values or as problems beside their fields. `now` in milliseconds. */
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

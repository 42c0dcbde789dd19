import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import { type CompleteBody, normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { dripperNumbers, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { parseDecimal } from '@seguia/shared/platform';
import type { Values } from '../../farm/last-values.ts';
import { storedValue, type Typing } from '../../farm/typed-value.ts';
import type { Drippers, FormState, NumberField } from './form-state.ts';

/** A field whose text is no number. */
export interface TypingProblem {
  field: NumberField;
  code: 'not_a_number' | 'two_separators';
}

export interface ParsedForm {
  body: CompleteBody & Pick<FormState, 'stamp'>;
  /** Fields that could not be read; they are null in `body`. */
  unread: TypingProblem[];
}

/** What the form's texts mean: the one place where what a person typed becomes numbers. EC comes out in mS/cm. */
export function toBody(state: FormState, typing: Typing, remembered?: Drippers): ParsedForm {
  const unread: TypingProblem[] = [];
  const numbers: Partial<Record<NumberField, number>> = {};
  const drippers = state.entryType === 'drippers';
  for (const field of drippers ? [...typedMeasures, ...dripperNumbers] : measuredFields) {
    const parsed = parseDecimal(state[field]);
    if (parsed.ok) numbers[field] = storedValue(field, parsed.value, typing);
    else if (parsed.code !== 'empty') unread.push({ field, code: parsed.code });
  }
  const { plotId, date, time, stamp, entryType, note, dripperUnit } = state;
  const meterId = state.meterId || null;
  const volumes = drippers && !onlyRemembered(state, typing, remembered) ? { dripperUnit } : noVolumes;
  const when = { date, time, ...(stamp && { timestamp: stamp.instant }) };
  const body = normaliseReading({ ...numbers, ...volumes, ...when, plotId, entryType, note, meterId });
  return { body: { ...body, ...(stamp && { stamp }) }, unread };
}

/** The measured values of what is typed so far; null where there is nothing readable. */
export function valuesOf({ body }: ParsedForm): Values {
  return byMeasure((measure) => body[measure]);
}

const noVolumes = Object.fromEntries(dripperNumbers.map((field) => [field, null]));

/** Nothing drained was typed and the rest is what the form had filled in by itself: the person measured EC and pH alone. */
function onlyRemembered(state: FormState, typing: Typing, remembered: Drippers | undefined): boolean {
  // A draft may have been filled in in another language.
  const isFilledIn = (field: 'intakePerDripper' | 'dripperCount') =>
    meaningOf(state[field]) === meaningOf(typing.typed(remembered?.[field] ?? null));
  return state.totalDrained.trim() === '' && isFilledIn('intakePerDripper') && isFilledIn('dripperCount');
}

function meaningOf(text: string): number | string {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : text;
}

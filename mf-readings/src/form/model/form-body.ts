import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import { type CompleteBody, normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { dripperNumbers, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { parseDecimal } from '@seguia/shared/platform';
import type { Values } from '../../farm-data/last-values.ts';
import { storedValue, type Typing } from '../../typing/typed-value.ts';
import type { Drippers, FormState, NumberField } from './form-state.ts';

/** A field whose text is no number. */
export interface TypingProblem {
  field: NumberField;
  code: 'not_a_number' | 'two_separators';
}

export interface ParsedForm {
  body: CompleteBody & Pick<FormState, 'stamp'>;
  /** Fields whose text is no number; they are null in `body`. */
  unread: TypingProblem[];
}

/** Parses the form's texts: the only place where typed texts become numbers. EC is in mS/cm. */
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

/** The measured values of a parsed form; null where nothing readable is typed. */
export function valuesOf({ body }: ParsedForm): Values {
  return byMeasure((measure) => body[measure]);
}

const noVolumes = Object.fromEntries(dripperNumbers.map((field) => [field, null]));

/** Whether no drained volume is typed and the dripper fields hold only what the form filled in: the person measured EC and pH alone. */
function onlyRemembered(state: FormState, typing: Typing, remembered: Drippers | undefined): boolean {
  // Compares values, because a draft may have been filled in in another language.
  const isFilledIn = (field: 'intakePerDripper' | 'dripperCount') =>
    meaningOf(state[field]) === meaningOf(typing.typed(remembered?.[field] ?? null));
  return state.totalDrained.trim() === '' && isFilledIn('intakePerDripper') && isFilledIn('dripperCount');
}

function meaningOf(text: string): number | string {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : text;
}

import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { ecFromStored, ecToStored, type EcUnit, ecUnits } from '@seguia/shared/domain/units';
import { type Format, parseDecimal } from '@seguia/shared/platform';
import type { Draft } from './draft.ts';
import type { FormState } from './form-state.ts';

const ecFields = measuredFields.filter((field) => quantityOf(field) === 'ec');

/** A draft in the person's current EC unit: values that were typed in another unit are converted, nothing else changes. */
export function inUnit(draft: Draft, { ecUnit, typed }: Pick<Format, 'ecUnit' | 'typed'>): Draft {
  const before = ecUnits.find((unit) => unit === draft.ecUnit);
  if (!before || before === ecUnit) return draft;
  const convert = (state: FormState) => ({
    ...state,
    ...Object.fromEntries(ecFields.map((field) => [field, converted(state[field], before, ecUnit, typed)])),
  });
  return {
    ...draft,
    ecUnit,
    state: convert(draft.state),
    base: draft.base && { ...draft.base, taken: convert(draft.base.taken) },
  };
}

function converted(text: string, before: EcUnit, after: EcUnit, typed: Format['typed']): string {
  const parsed = parseDecimal(text);
  return parsed.ok ? typed(ecFromStored(ecToStored(parsed.value, before), after)) : text;
}

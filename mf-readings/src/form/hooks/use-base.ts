import type { DeviceReading } from '@seguia/shared/platform';
import { useState } from 'react';
import { type FieldName, type FormState, rebase, toFormState } from '../model/form-state.ts';
import type { Typing } from '../../farm/typed-value.ts';
import type { ReadingFormModel } from './use-reading-form.ts';

/** What somebody else made of the reading while its form was open. */
export interface Meanwhile {
  /** Fields that both changed, to different values. */
  both: FieldName[];
  newer: FormState;
}

/** Of an edit: what the reading was when the person began. */
export interface Base {
  version: number;
  taken: FormState;
}

/**
 * Follows the reading that is being edited: when it changes meanwhile, the fields that the person did not touch follow it, and what they
 * typed stays, so that saving overwrites nothing unseen.
 */
export function useMeanwhile(
  reading: DeviceReading | null,
  form: ReadingFormModel,
  typing: Typing,
  begun: Base | null,
) {
  const [base, setBase] = useState(begun);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  // A new reading that another tab has saved: from now on this form is a change of it.
  if (reading && !base) setBase({ version: reading.version, taken: toFormState(reading, typing) });
  if (reading && base && reading.version !== base.version) {
    const newer = toFormState(reading, typing);
    const { state, both } = rebase(form.state, base.taken, newer);
    setBase({ version: reading.version, taken: newer });
    form.set(state);
    // Its own sending gives a reading a version, too; that is no news to the person.
    const isNews = (Object.keys(newer) as (keyof FormState)[]).some((field) => newer[field] !== base.taken[field]);
    if (isNews) setMeanwhile({ both, newer });
  }
  return { base, meanwhile };
}

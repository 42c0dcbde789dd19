import type { DeviceReading } from '@seguia/shared/platform';
import { isSameReading } from '@seguia/shared/domain/readings/same-reading';
import { useState } from 'react';
import { toBody } from '../model/form-body.ts';
import { type FieldName, type FormState, rebase, toFormState } from '../model/form-state.ts';
import type { Typing } from '../../typing/typed-value.ts';
import type { ReadingFormModel } from './use-reading-form.ts';

/** A change that somebody else made to the reading while its form was open. */
export interface Meanwhile {
  /** The fields that both sides changed, to different values. */
  both: FieldName[];
  newer: FormState;
}

/** For an edit: the reading as it was when the person began. */
export interface Base {
  version: number;
  taken: FormState;
}

/**
 * Follows the reading that is being edited. When it changes on the server or in another tab, untouched fields take the new values and typed
 * ones stay, so that saving overwrites nothing unseen.
 */
export function useMeanwhile(
  reading: DeviceReading | null,
  form: ReadingFormModel,
  typing: Typing,
  begun: Base | null,
) {
  const [base, setBase] = useState(begun);
  const [followed, setFollowed] = useState<DeviceReading | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  if (reading && reading !== followed) {
    setFollowed(reading);
    const newer = toFormState(reading, typing);
    // Sending a reading also gives it a new version; that alone is no news to the person.
    const isNews = base !== null && !holdsSame(newer, base.taken, typing);
    // Another tab has saved the new reading: from now on this form changes that reading.
    if (!base) setBase({ version: reading.version, taken: newer });
    else if (isNews || reading.version !== base.version) {
      const { state, both } = rebase(form.state, base.taken, newer);
      setBase({ version: reading.version, taken: newer });
      (isNews ? form.set : form.follow)(state);
      if (isNews) setMeanwhile({ both, newer });
    }
  }
  return { base, meanwhile };
}

/** Whether two forms mean the same reading. Compares values, because a draft may have been typed in another language. */
function holdsSame(a: FormState, b: FormState, typing: Typing): boolean {
  return isSameReading(toBody(a, typing).body, toBody(b, typing).body);
}

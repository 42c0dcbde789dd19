import type { DeviceReading } from '@seguia/shared/platform';
import { isSameReading } from '@seguia/shared/domain/readings/same-reading';
import { useState } from 'react';
import { toBody } from '../model/form-body.ts';
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
 * Follows the reading that is being edited: when it changes meanwhile, on the server or in another tab, the fields that the person did not touch follow it,
 * and what they typed stays, so that saving overwrites nothing unseen.
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
    // Its own sending gives a reading a version, too; that is no news to the person.
    const isNews = base !== null && !holdsSame(newer, base.taken, typing);
    // A new reading that another tab has saved: from now on this form is a change of it.
    if (!base) setBase({ version: reading.version, taken: newer });
    else if (isNews || reading.version !== base.version) {
      const { state, both } = rebase(form.state, base.taken, newer);
      setBase({ version: reading.version, taken: newer });
      form.set(state);
      if (isNews) setMeanwhile({ both, newer });
    }
  }
  return { base, meanwhile };
}

/** Whether two forms mean the same: a draft may have been typed in another language. */
function holdsSame(a: FormState, b: FormState, typing: Typing): boolean {
  return isSameReading(toBody(a, typing).body, toBody(b, typing).body);
}

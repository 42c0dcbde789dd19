import type { ApiError } from '@seguia/shared/platform';
import { useState } from 'react';
import { mergeForm } from './merge-form.ts';

/** A form filled in from one version of a thing; the version is null for a new thing. */
export interface FilledForm<Form> {
  form: Form;
  version: number | null;
}

/**
 * The form of a thing that others may change while it is open. It is saved against the version that it was opened with. If somebody else
 * was first, their values appear in the fields that this person has not touched.
 */
export function useMergingForm<Form extends object>(opened: FilledForm<Form>) {
  const [seen, setSeen] = useState(opened);
  const [form, setForm] = useState(seen.form);
  const [changed, setChanged] = useState<readonly (keyof Form)[] | null>(null);
  return {
    form,
    setForm,
    /** The values that the typed ones are compared with, and their version. */
    seen,
    isDirty: JSON.stringify(form) !== JSON.stringify(seen.form),
    /** The fields that somebody else has changed; null for none. */
    changed,
    /** Merges the version that the device has now, after a write failed because somebody else was first. Called during rendering. */
    merge(now: FilledForm<Form> | null, failure: ApiError | null, forgetFailure: () => void): void {
      if (failure?.status !== 412 || !now || now.version === seen.version) return;
      const merged = mergeForm(seen.form, form, now.form);
      setSeen(now);
      setForm(merged.form);
      setChanged(merged.changed);
      forgetFailure();
    },
  };
}

import type { ApiError } from '@seguia/shared/platform';
import { useState } from 'react';
import { mergeForm } from './merge-form.ts';

/** A form as a version of the thing fills it; the version is null where the thing is new. */
export interface FilledForm<Form> {
  form: Form;
  version: number | null;
}

/**
 * The form of a thing that others may change while it is open. It is saved against the version that it was opened with; where somebody else was first, their values
 * are laid under what was typed.
 */
export function useMergingForm<Form extends object>(opened: FilledForm<Form>) {
  const [seen, setSeen] = useState(opened);
  const [form, setForm] = useState(seen.form);
  const [changed, setChanged] = useState<readonly (keyof Form)[] | null>(null);
  return {
    form,
    setForm,
    /** What the typed values are compared with, and its version. */
    seen,
    isDirty: JSON.stringify(form) !== JSON.stringify(seen.form),
    /** The fields that somebody else has changed; null: nobody did. */
    changed,
    /** Takes what the device has now, once a write has failed because somebody was first. Called while drawing. */
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

import { useId } from 'react';

/** A repair that a person can take with one tap, e.g. "Use 2.40 mS/cm". */
export interface FieldFix {
  label: string;
  onPress: () => void;
}

/** What every field of a form has. */
export interface FieldBase {
  label: string;
  /** Keeps the label for screen readers only, where the place says it all. */
  labelHidden?: boolean | undefined;
  /** One line of help beneath the label. */
  hint?: string | undefined;
  /** Says what to do; the field is marked as wrong. What was typed stays. */
  error?: string | undefined;
  /** "Is this right?": shown in the warning's colour, the field is not wrong. */
  ask?: string | undefined;
  /** Repairs offered beside the error or the question. */
  fixes?: readonly FieldFix[] | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  message: string;
  /** What is behind the value: its unit, or a fixed ending. */
  unit: string;
  /** For `aria-describedby`. */
  describedBy: string | undefined;
}

/** Makes the ids of one field. */
export function useFieldIds({ hint, error, ask }: Pick<FieldBase, 'hint' | 'error' | 'ask'>, unit?: string): FieldIds {
  const id = useId();
  const described = [(error ?? ask) && `${id}-message`, unit && `${id}-unit`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return {
    control: `${id}-control`,
    label: `${id}-label`,
    hint: `${id}-hint`,
    message: `${id}-message`,
    unit: `${id}-unit`,
    describedBy: described || undefined,
  };
}

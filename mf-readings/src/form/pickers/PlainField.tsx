import { isolated } from '@seguia/shared/ui';
import styles from './PlainField.module.css';

export interface PlainFieldProps {
  label: string;
  hint?: string | undefined;
  /** The form's current value; undefined while it is not known. */
  value: string | undefined;
}

/** Stands in a picker's place until the picker has loaded, and shows its value. */
export function PlainField({ label, hint, value }: PlainFieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{isolated(hint)}</span>}
      <span className={styles.value}>{value === undefined ? '–' : isolated(value)}</span>
    </div>
  );
}

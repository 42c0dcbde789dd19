import { isolated } from '@seguia/shared/ui';
import styles from './PlainField.module.css';

export interface PlainFieldProps {
  label: string;
  hint?: string | undefined;
  /** What the form holds now; nothing while that is not known. */
  value: string | undefined;
}

/** What a picker will show, in its place until it is here. */
export function PlainField({ label, hint, value }: PlainFieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{isolated(hint)}</span>}
      <span className={styles.value}>{value === undefined ? '–' : isolated(value)}</span>
    </div>
  );
}

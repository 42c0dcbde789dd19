import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldBase, FieldIds } from './field.ts';
import styles from './Field.module.css';

/** Label above, control, message beneath: the frame of every field but the measuring one. */
export function Field({ ids, children, ...field }: FieldBase & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label id={ids.label} htmlFor={ids.control} className={field.labelHidden ? styles.hidden : styles.label}>
        {field.label}
      </label>
      {field.hint && (
        <p id={ids.hint} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {children}
      <FieldMessage ids={ids} error={field.error} ask={field.ask} fixes={field.fixes} />
    </div>
  );
}

import type { FieldBase } from './field.ts';
import styles from './Field.module.css';

/** Classes of the framed box of a field in its state. */
export function fieldBox({ error, ask, disabled }: Pick<FieldBase, 'error' | 'ask' | 'disabled'>): string {
  return [styles.box, error ? styles.wrong : ask && styles.unsure, disabled && styles.disabled]
    .filter(Boolean)
    .join(' ');
}

import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Text or a table only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className={styles.hidden}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Num.module.css';

export interface NumProps {
  /** A number, or a date or time, already written in the person's way. */
  children: ReactNode;
  unit?: string | undefined;
}

/** Isolates a number from the text's direction, in digits of one width. */
export function Num({ children, unit }: NumProps) {
  return (
    <bdi className={styles.num}>
      {children}
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    </bdi>
  );
}

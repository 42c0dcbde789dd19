import type { ReactNode } from 'react';
import { Mark } from '../badges/Mark.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode;
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing there yet: the mark in outline, one sentence, one button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Mark size={72} outline />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

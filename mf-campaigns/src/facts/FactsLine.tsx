import type { ReactNode } from 'react';
import styles from './FactsLine.module.css';

/** Facts beneath a page's heading, an element each; at the row's end what can be done. */
export const FactsLine = ({ facts, children }: { facts: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.words}>{facts}</p>
    {children}
  </div>
);

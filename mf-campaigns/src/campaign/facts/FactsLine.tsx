import type { ReactNode } from 'react';
import styles from './FactsLine.module.css';

/** Facts beneath a page's heading; `children` are buttons at the end of the row. */
export const FactsLine = ({ facts, children }: { facts: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.words}>{facts}</p>
    {children}
  </div>
);

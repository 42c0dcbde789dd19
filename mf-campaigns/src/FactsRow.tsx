import type { ReactNode } from 'react';
import styles from './FactsRow.module.css';

/** A line of facts beneath a page's heading; at its end what can be done. */
export const FactsRow = ({ words, children }: { words: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.words}>{words}</p>
    {children}
  </div>
);

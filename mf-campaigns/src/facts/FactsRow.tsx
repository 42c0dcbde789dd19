import type { ReactNode } from 'react';
import styles from './FactsRow.module.css';

/** Facts beneath a page's heading, an element each; at the row's end what can be done. */
export const FactsRow = ({ words, children }: { words: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.words}>{words}</p>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import styles from './ViewBar.module.css';

/** What a person looks at, in one row that stays in sight while the graphs scroll. */
export const ViewBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-shelf>
    <div className={styles.row}>{children}</div>
  </div>
);

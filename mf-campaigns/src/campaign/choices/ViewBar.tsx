import type { ReactNode } from 'react';
import styles from './ViewBar.module.css';

/** The choices of what the graphs show, in one row that stays in sight while they scroll. */
export const ViewBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-shelf>
    <div className={styles.row}>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import styles from './GraphGrid.module.css';

/** Graphs one below the other on a phone, two side by side where there is room, and on paper. */
export const GraphGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

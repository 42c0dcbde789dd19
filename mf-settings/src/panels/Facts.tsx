import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Facts by name, one line each where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FactsProps {
  /** Closer together, as inside a card. */
  dense?: boolean;
  children: ReactNode;
}

export interface FactProps {
  name: string;
  children: ReactNode;
}

/** Facts by name, one line each where there is room. */
export function Facts({ dense = false, children }: FactsProps) {
  return <dl className={dense ? `${styles.facts} ${styles.dense}` : styles.facts}>{children}</dl>;
}

/** One fact: a label and its value, in either text direction. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

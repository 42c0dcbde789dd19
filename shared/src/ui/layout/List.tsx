import type { ReactNode } from 'react';
import styles from './List.module.css';

export interface ListProps {
  /** Its name, e.g. "Readings". */
  label: string;
  /** `rows` in one card with lines between, `cards` apart from each other (columns where there is room), `plain` as they come. */
  look?: 'rows' | 'cards' | 'plain' | undefined;
  children: ReactNode;
}

/** A named list of Rows or of Cards `as="li"`. */
export function List({ label, look = 'rows', children }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role of a list without bullets
    <ul role="list" className={`${styles.list} ${styles[look]}`} aria-label={label}>
      {children}
    </ul>
  );
}

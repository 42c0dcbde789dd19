import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isolated } from '../values/isolated.tsx';
import styles from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** At the end of the title's row, e.g. a time. */
  meta?: ReactNode;
  /** Makes the whole card a link to this path; controls inside stay their own. */
  to?: string | undefined;
  /** Or a button. */
  onPress?: (() => void) | undefined;
  /** Buttons beneath the content. */
  actions?: ReactNode;
  /** `li` inside a List, else `section`, or `div` where there is no title. */
  as?: 'li' | 'section' | 'div' | undefined;
  /** Level of the title's heading; 2 by default. */
  level?: 2 | 3 | undefined;
  children?: ReactNode;
}

/** A sheet of paper with a one-pixel edge. */
export function Card({ title, meta, to, onPress, actions, as: Element = 'div', level = 2, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Element className={styles.card}>
      {(title !== undefined || meta !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <Heading className={styles.title}>{hit(isolated(title), to, onPress)}</Heading>}
          {meta !== undefined && <span className={styles.meta}>{isolated(meta)}</span>}
        </div>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Element>
  );
}

// The link's ::after covers the card; what can be pressed inside lies above it.
function hit(title: ReactNode, to: string | undefined, onPress: (() => void) | undefined) {
  if (to !== undefined)
    return (
      <Link to={to} className={styles.hit}>
        {title}
      </Link>
    );
  if (onPress)
    return (
      <button type="button" className={styles.hit} onClick={onPress}>
        {title}
      </button>
    );
  return title;
}

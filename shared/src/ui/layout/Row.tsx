import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/Icon.tsx';
import { isolated } from '../values/isolated.tsx';
import styles from './Row.module.css';

export interface RowProps {
  /** First line, e.g. time and plot. */
  title: ReactNode;
  /** Second line, e.g. the values. */
  text?: ReactNode;
  /** At the start: a shape or an icon. */
  start?: ReactNode;
  /** At the end: a ring, a number, a control. */
  end?: ReactNode;
  /** Where it leads; the whole row is the link. */
  to?: string | undefined;
  /** Or what it does. */
  onPress?: (() => void) | undefined;
  /** Whether the rows that it opens are shown, where it opens some. */
  expanded?: boolean | undefined;
  /** Marks the chosen row of a list with a detail pane, or the farm in use. */
  current?: boolean | undefined;
  /** Draws the chevron of rows that lead somewhere; true by default for links. */
  chevron?: boolean | undefined;
  /** `div` inside another list item such as SwipeRow. */
  as?: 'li' | 'div' | undefined;
  /** For virtual lists: place among all rows, from 1. */
  position?: { index: number; size: number } | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A row of at least 64 px: shape, two lines, end. */
export function Row({
  title,
  text,
  start,
  end,
  to,
  onPress,
  current,
  expanded,
  as = 'li',
  position,
  style,
  ref,
  ...rest
}: RowProps) {
  const Element = as as 'li';
  const chevron = rest.chevron ?? to !== undefined;
  return (
    <Element
      ref={ref as Ref<HTMLLIElement>}
      className={current ? `${styles.row} ${styles.current}` : styles.row}
      style={style}
      aria-posinset={position?.index}
      aria-setsize={position?.size}
      data-index={position && position.index - 1}
    >
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{hit(isolated(title), { to, onPress, current, expanded })}</span>
        {text && <span className={styles.text}>{isolated(text)}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {chevron && (
        <span className={styles.chevron}>
          <Icon name="forward" size={20} />
        </span>
      )}
    </Element>
  );
}

function hit(
  title: ReactNode,
  { to, onPress, current, expanded }: Pick<RowProps, 'to' | 'onPress' | 'current' | 'expanded'>,
) {
  if (to !== undefined)
    return (
      <Link to={to} className={styles.hit} aria-current={current || undefined}>
        {title}
      </Link>
    );
  if (onPress)
    return (
      <button
        type="button"
        className={styles.hit}
        aria-current={current || undefined}
        aria-expanded={expanded}
        onClick={onPress}
      >
        {title}
      </button>
    );
  return title;
}

import type { ReactNode } from 'react';
import { Num } from './Num.tsx';
import { StatusMark } from './StatusMark.tsx';
import type { ValueState } from './value-state.ts';
import styles from './Value.module.css';

export interface ValueProps {
  /** The number as the person reads it; a dash is shown for null. */
  children: ReactNode;
  unit?: string | undefined;
  /** How it stands to its band; none where there is no band. */
  state?: ValueState | null | undefined;
  /** The state in words, for screen readers. */
  stateLabel?: string | undefined;
  /** `body` 16 px, `card` 28, `entry` 44. */
  size?: 'body' | 'card' | 'entry' | undefined;
}

/** A measured value with its unit and the shape of its state. */
export function Value({ children, unit, state, stateLabel = '', size = 'body' }: ValueProps) {
  const empty = children === null || children === undefined;
  return (
    <span className={`${styles.value} ${styles[size]}`}>
      {empty ? <span className={styles.none}>–</span> : <Num unit={unit}>{children}</Num>}
      {state && <StatusMark state={state} label={stateLabel} size={markSize[size]} />}
    </span>
  );
}

const markSize = { body: 12, card: 16, entry: 20 } as const;

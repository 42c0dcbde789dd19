import type { ReactNode } from 'react';
import { StatusMark } from '../values/StatusMark.tsx';
import type { DeliveryState, ValueState } from '../values/value-state.ts';
import { isolated } from '../values/isolated.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  state: ValueState | DeliveryState;
  /** The state in words, e.g. "0.4 above" or "Not accepted". */
  label: ReactNode;
}

/** A state as shape, words and colour. */
export function Badge({ state, label }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <StatusMark state={state} label="" />
      <span>{isolated(label)}</span>
    </span>
  );
}

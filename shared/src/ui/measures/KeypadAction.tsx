import { useEffect, useRef } from 'react';
import type { KeypadProps } from './Keypad.tsx';
import styles from './Keypad.module.css';
import { Water } from '../marks/Water.tsx';

/** A second tap within this time of a change is meant for what stood there before. */
const inertFor = 400;

/** The dock's act: one button whatever it says, so that focus stays; deaf for 400 ms after its words change. */
export function KeypadAction({ action: { label, busy = false, onPress } }: Pick<KeypadProps, 'action'>) {
  const changed = useRef(-Infinity);
  const before = useRef(label);
  useEffect(() => {
    if (before.current !== label) changed.current = performance.now();
    before.current = label;
  }, [label]);
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- a union of two literals
      type={onPress ? 'button' : 'submit'}
      className={styles.action}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || performance.now() - changed.current < inertFor) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <Water />}
      <span>{label}</span>
    </button>
  );
}

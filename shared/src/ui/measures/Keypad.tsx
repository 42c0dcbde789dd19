import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Water } from '../icons/Water.tsx';
import { keypadMessages } from './keypad-messages.ts';
import { useKeypad } from './use-keypad.ts';
import styles from './Keypad.module.css';

/** A second tap within this time of a change is meant for what was there before. */
const inertFor = 400;

export interface KeypadProps {
  /** The one act of the form. It submits the form; with `onPress` it does that instead (e.g. "Next plot"). */
  action: { label: string; busy?: boolean | undefined; onPress?: (() => void) | undefined };
  /** False where a person wants the phone's own keyboard. Wide screens without touch never show the keys. */
  enabled?: boolean | undefined;
  /** The language's decimal mark (useFormat().decimalMark). */
  decimalMark: ',' | '.';
}

/**
 * The dock at the end of a Form. While a MeasureField of that form has the focus it shows the keys; else only the act, 64 px, above the
 * bar. The fields stay real text fields: a keyboard, paste and screen readers work as ever. The act is one button, moved by the grid.
 */
export function Keypad({ action, enabled = true, decimalMark }: KeypadProps) {
  const intl = useIntl();
  const dock = useRef<HTMLDivElement>(null);
  const { open, whole, type, erase, next, hide, docked } = useKeypad(dock, enabled, decimalMark);
  return (
    <div
      ref={dock}
      className={[styles.dock, docked && styles.docked, docked && !open && styles.closed, open && styles.open]
        .filter(Boolean)
        .join(' ')}
      data-keypad-open={open || undefined}
    >
      <div className={styles.grid} dir={open ? 'ltr' : undefined}>
        {/* Row by row, as they are. */}
        {open && (
          <>
            <Digits of="123" onPress={type} />
            <SideKey name="erase" icon="backspace" label={intl.formatMessage(keypadMessages.erase)} onPress={erase} />
            <Digits of="456" onPress={type} />
            <SideKey name="next" icon="forward" label={intl.formatMessage(keypadMessages.next)} onPress={next} worded />
            <Digits of="789" onPress={type} />
          </>
        )}
        <KeypadAction action={action} />
        {open && (
          <>
            <SideKey
              name="hide"
              icon="keyboardHide"
              label={intl.formatMessage(keypadMessages.hide)}
              onPress={hide}
              worded
            />
            <Digits of="0" onPress={type} />
            <button
              type="button"
              className={styles.key}
              data-key="mark"
              tabIndex={-1}
              disabled={whole}
              aria-label={intl.formatMessage(keypadMessages.mark)}
              onClick={() => type(decimalMark)}
            >
              {decimalMark}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** The dock's act: one button whatever it says, so that focus stays; deaf for 400 ms after its words change. */
function KeypadAction({ action: { label, busy = false, onPress } }: Pick<KeypadProps, 'action'>) {
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

function Digits({ of, onPress }: { of: string; onPress: (digit: string) => void }) {
  return Array.from(of, (digit) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      data-key={digit}
      tabIndex={-1}
      onClick={() => onPress(digit)}
    >
      {digit}
    </button>
  ));
}

interface SideKeyProps {
  name: 'erase' | 'next' | 'hide';
  icon: IconName;
  label: string;
  /** Whether the label is written on the key, where there is room for words. */
  worded?: boolean;
  onPress: () => void;
}

/** A key that writes nothing. */
function SideKey({ name, icon, label, worded = false, onPress }: SideKeyProps) {
  return (
    <button type="button" className={styles.side} data-key={name} tabIndex={-1} aria-label={label} onClick={onPress}>
      {worded && <span className={styles.word}>{label}</span>}
      <span className={worded ? styles.sign : undefined}>
        <Icon name={icon} />
      </span>
    </button>
  );
}

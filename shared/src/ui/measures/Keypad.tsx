import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { Water } from '../icons/Water.tsx';
import { keypadMessages } from './keypad-messages.ts';
import { useKeypad } from './use-keypad.ts';
import styles from './Keypad.module.css';

/** A second tap within this time of a change is meant for what stood there before. */
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
      className={[styles.dock, docked && styles.docked, open && styles.open].filter(Boolean).join(' ')}
      data-keypad-open={open || undefined}
    >
      <div className={styles.grid} dir={open ? 'ltr' : undefined}>
        {/* Row by row, as they stand. */}
        {open && (
          <>
            <Digits of="123" onPress={type} />
            <SideKey name="erase" label={intl.formatMessage(keypadMessages.erase)} onPress={erase}>
              <Icon name="backspace" />
            </SideKey>
            <Digits of="456" onPress={type} />
            <SideKey name="next" onPress={next}>
              {intl.formatMessage(keypadMessages.next)}
            </SideKey>
            <Digits of="789" onPress={type} />
          </>
        )}
        <KeypadAction action={action} />
        {open && (
          <>
            <SideKey name="hide" onPress={hide}>
              {intl.formatMessage(keypadMessages.hide)}
            </SideKey>
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
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A key that writes nothing. */
function SideKey({ name, label, onPress, children }: SideKeyProps) {
  return (
    <button type="button" className={styles.side} data-key={name} tabIndex={-1} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

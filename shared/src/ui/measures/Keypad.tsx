import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../marks/Icon.tsx';
import { KeypadAction } from './KeypadAction.tsx';
import { keypadMessages } from './keypad-messages.ts';
import { useKeypad } from './use-keypad.ts';
import styles from './Keypad.module.css';

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
        {open && (
          <>
            {digits.map((digit) => (
              <button
                key={digit}
                type="button"
                className={styles.key}
                data-key={digit}
                style={{ gridArea: `key-${digit}` }}
                tabIndex={-1}
                onClick={() => type(digit)}
              >
                {digit}
              </button>
            ))}
            <button
              type="button"
              className={styles.key}
              data-key="mark"
              style={{ gridArea: 'key-mark' }}
              tabIndex={-1}
              disabled={whole}
              aria-label={intl.formatMessage(keypadMessages.mark)}
              onClick={() => type(decimalMark)}
            >
              {decimalMark}
            </button>
            <button
              type="button"
              className={styles.side}
              data-key="erase"
              style={{ gridArea: 'key-erase' }}
              tabIndex={-1}
              aria-label={intl.formatMessage(keypadMessages.erase)}
              onClick={erase}
            >
              <Icon name="backspace" />
            </button>
            <button
              type="button"
              className={styles.side}
              data-key="next"
              style={{ gridArea: 'key-next' }}
              tabIndex={-1}
              onClick={next}
            >
              {intl.formatMessage(keypadMessages.next)}
            </button>
            <button
              type="button"
              className={styles.side}
              data-key="hide"
              style={{ gridArea: 'key-hide' }}
              tabIndex={-1}
              onClick={hide}
            >
              {intl.formatMessage(keypadMessages.hide)}
            </button>
          </>
        )}
        <KeypadAction action={action} />
      </div>
    </div>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

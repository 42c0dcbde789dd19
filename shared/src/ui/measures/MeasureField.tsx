import { type Ref, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { afterPress } from './after-press.ts';
import { FieldMessage } from '../fields/FieldMessage.tsx';
import { type FieldBase, useFieldIds } from '../fields/field.ts';
import { useKeypadShown } from './keypad-store.ts';
import { Num } from '../values/Num.tsx';
import { type WholeValue, writeWhole } from './whole-value.ts';
import { StatusMark } from '../values/StatusMark.tsx';
import type { ValueState } from '../values/value-state.ts';
import styles from './MeasureField.module.css';

export interface MeasureFieldProps extends FieldBase {
  /** What was typed, untouched. */
  value: string;
  onChange: (value: string) => void;
  /** Comes when the press that took the focus away is over. */
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  unit?: string | undefined;
  /** The plot's last value as the person would read it; shown beneath as "Last 2.4". */
  last?: string | undefined;
  /** How the value compares with its target band, once it can be read. */
  state?: { state: ValueState; label: string } | undefined;
  /** Colours the field's edge: clay is drain. */
  side?: 'intake' | 'drain' | undefined;
  /** `round` writes the value at 44 px. */
  size?: 'form' | 'round' | undefined;
  /** For counts (drippers): no decimal mark on the keypad or the phone's keyboard. */
  whole?: boolean | undefined;
  /** On the keypad the decimal mark comes by itself after so many digits (1: 27 is 2.7). */
  markAfter?: number | undefined;
  /** The keypad goes on to the next field by itself once the value is whole. */
  movesOn?: WholeValue | undefined;
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A measured number in large digits. A plain text field by design: number fields that group digits misread decimal marks. It takes part
 * in the Keypad of its form by itself.
 */
export function MeasureField({ ref, ...props }: MeasureFieldProps) {
  const { size = 'form', side, unit, last, state, whole = false, onBlur } = props;
  const ids = useFieldIds(props, unit);
  const keypad = useKeypadShown();
  const arrives = useRef(false);
  const shown = useRef(props.value);
  // Select a value that was filled in while the field has the focus, so that the next key replaces it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (shown.current !== props.value && activeElement instanceof HTMLInputElement && activeElement.id === ids.control)
      activeElement.select();
    shown.current = props.value;
  }, [props.value, ids.control]);
  const typing = whole ? 'numeric' : 'decimal';
  const classes = [styles.box, side && styles[side], props.error ? styles.wrong : props.ask && styles.unsure];
  return (
    <div className={size === 'round' ? styles.round : styles.measure} data-measure="">
      <div className={classes.filter(Boolean).join(' ')}>
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {props.label}
        </label>
        <div className={styles.entry} dir="ltr">
          <div className={styles.digits}>
            <input
              ref={ref}
              id={ids.control}
              className={styles.input}
              type="text"
              name={props.name}
              value={props.value}
              inputMode={keypad ? 'none' : typing}
              data-keypad={typing}
              data-mark-after={props.markAfter}
              data-whole={writeWhole(props.movesOn)}
              autoComplete="off"
              enterKeyHint="next"
              required={props.required}
              readOnly={props.readOnly}
              disabled={props.disabled}
              aria-invalid={props.error ? true : undefined}
              aria-describedby={ids.describedBy}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a round starts in its first value
              autoFocus={props.autoFocus}
              data-autofocus={props.autoFocus || undefined}
              onChange={({ target: { value } }) => {
                shown.current = value;
                props.onChange(value);
              }}
              // The tap that leads into a filled field selects it, so that the next key replaces it; a second tap puts the caret.
              onPointerDown={({ currentTarget }) => (arrives.current = document.activeElement !== currentTarget)}
              onClick={({ currentTarget }) => arrives.current && currentTarget.select()}
              onBlur={onBlur && (() => afterPress(onBlur))}
            />
          </div>
          {unit && (
            <span id={ids.unit} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
        {state && (
          <span className={styles.state}>
            <StatusMark state={state.state} label={state.label} />
          </span>
        )}
      </div>
      {last !== undefined && (
        <p className={styles.last}>
          <FormattedMessage
            id="ui.measure.last"
            defaultMessage="Dernier {value}"
            values={{ value: <Num>{last}</Num> }}
          />
        </p>
      )}
      {props.hint && (
        <p id={ids.hint} className={styles.last}>
          {props.hint}
        </p>
      )}
      <FieldMessage ids={ids} error={props.error} ask={props.ask} fixes={props.fixes} />
    </div>
  );
}

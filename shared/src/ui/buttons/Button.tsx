import type { ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Button.module.css';
import { Water } from '../icons/Water.tsx';

export interface ButtonProps extends ButtonLook {
  /** A verb. */
  children: ReactNode;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Shows the loader in the icon's place, keeps its place in the focus order and ignores presses. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Name for a screen reader where the visible words are not enough. It must contain them. */
  label?: string | undefined;
  /** Id of the element that says more about it. */
  describedBy?: string | undefined;
  /** For a button that opens and closes something. */
  expanded?: boolean | undefined;
  id?: string | undefined;
  /** Id of the form it submits, where it stands outside of it. */
  form?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with words: 56 px tall, 64 when `large`. For an icon without words use IconButton. */
export function Button(props: ButtonProps) {
  const { children, onPress, type = 'button', busy = false, disabled, icon, form, autoFocus, id, ref } = props;
  return (
    <button
      ref={ref}
      id={id}
      // oxlint-disable-next-line react/button-has-type -- the type is the caller's, a union of two literals
      type={type}
      form={form}
      className={buttonClass(props)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- dialogs and forms say where a person starts
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy ? <Water /> : icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

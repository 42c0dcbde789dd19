import type { Ref } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { spoken } from '../../i18n/isolate.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: IconName;
  onPress?: (() => void) | undefined;
  /** Makes it a link to this path. */
  to?: string | undefined;
  /** Comes with a plain press of the link, and its address with the language prefix: true if the press led elsewhere. */
  onFollow?: ((path: string) => boolean) | undefined;
  /** For a button that stays pressed. */
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  /** It does nothing now. It keeps the focus: one that a press has brought to its end is still where the person is. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square target of 56 px with only an icon. */
export function IconButton({ label, icon, onPress, to, onFollow, pressed, expanded, disabled, ref }: IconButtonProps) {
  const name = spoken(label);
  const face = (
    <>
      <Icon name={icon} />
      {/* On an element of its own: as the button's title it would be its description too, and a screen reader would say the words twice. */}
      <span className={styles.tip} title={label} aria-hidden />
    </>
  );
  if (to !== undefined)
    return (
      <Link
        to={to}
        className={styles.button}
        aria-label={name}
        onClick={(event) => {
          const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
          if (isPlain && onFollow?.(event.currentTarget.pathname)) event.preventDefault();
        }}
      >
        {face}
      </Link>
    );
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      {face}
    </button>
  );
}

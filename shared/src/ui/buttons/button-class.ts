import type { IconName } from '../icons/icon-paths.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` once a screen, `secondary` for other acts, `quiet` for small ones, `danger` for what destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** 64 px, for the one act of a screen. */
  large?: boolean | undefined;
  icon?: IconName | undefined;
}

/** The classes of something that looks like a button, be it a button or a link. */
export function buttonClass({ variant = 'secondary', full, large }: ButtonLook): string {
  return [styles.button, styles[variant], full && styles.full, large && styles.large].filter(Boolean).join(' ');
}

import { drawings } from './first-icons.ts';
import type { IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in px of the design, 24 by default; it grows with the person's text size. */
  size?: number | undefined;
  /** Only for an icon without words: its name for a screen reader. Without it the icon is decoration. */
  label?: string | undefined;
}

/** One of our icons in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const icon = drawings.get(name);
  return (
    <svg
      className={icon?.flip ? `${styles.icon} ${styles.flip}` : styles.icon}
      viewBox="0 0 24 24"
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={icon?.d} strokeWidth={icon?.heavy ? 3.5 : 2} />
    </svg>
  );
}

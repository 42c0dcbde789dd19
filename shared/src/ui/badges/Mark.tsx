import styles from './Mark.module.css';

export interface MarkProps {
  /** Edge in px of the design; below 24 the plots are left out. */
  size?: number | undefined;
  /** The lighter drawing of empty states. */
  outline?: boolean | undefined;
  /** The product's name, where the mark has no words beside it. */
  label?: string | undefined;
}

/** The logo: a channel drawn as S, a plot in each bend. It is never mirrored. */
export function Mark({ size = 48, outline = false, label }: MarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        className={outline ? styles.bankOutline : styles.bank}
        d="M37 11H18a6.5 6.5 0 0 0 0 13h12a6.5 6.5 0 0 1 0 13H11"
      />
      {size >= 24 && (
        <g className={outline ? styles.plotOutline : styles.plot}>
          <rect x="22" y="15" width="16" height="5" rx="1.5" />
          <rect x="10" y="28" width="16" height="5" rx="1.5" />
        </g>
      )}
    </svg>
  );
}

import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What advances. */
  label: string;
  /** Null while nobody knows how far it is: the bar moves. */
  value: number | null;
  max: number;
  /** How far in words, e.g. "4 of 12". */
  text: string;
  labelHidden?: boolean | undefined;
  /** The words are elsewhere on the screen. */
  textHidden?: boolean | undefined;
}

/** How much of something is done. */
export function ProgressBar({ label, value, max, text, labelHidden, textHidden }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={textHidden ? styles.hidden : styles.words}>
        <span id={id} className={labelHidden ? styles.hidden : undefined}>
          {label}
        </span>
        {!textHidden && <bdi className={styles.value}>{text}</bdi>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
      >
        {value === null ? (
          <div className={styles.moving} />
        ) : (
          <div className={styles.done} style={{ inlineSize: `${max > 0 ? (100 * value) / max : 0}%` }} />
        )}
      </div>
    </div>
  );
}

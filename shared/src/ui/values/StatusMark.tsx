import type { DeliveryState, ValueState } from './value-state.ts';
import { spoken } from '../../i18n/isolate.ts';
import styles from './StatusMark.module.css';

export interface StatusMarkProps {
  state: ValueState | DeliveryState;
  /** The state in words, e.g. "0.4 above". */
  label: string;
  /** Edge in px of the design, 16 by default. */
  size?: number | undefined;
}

/** A state as a shape in its colour, its words for screen readers. The words beside it in print are Badge's. */
export function StatusMark({ state, label, size = 16 }: StatusMarkProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      className={styles[state]}
      viewBox="0 0 16 16"
      style={{ inlineSize: edge, blockSize: edge }}
      {...(label ? { role: 'img', 'aria-label': spoken(label) } : { 'aria-hidden': true })}
    >
      {shapes[state]}
    </svg>
  );
}

const diamond = <path d="M8 1.5L14.5 8 8 14.5 1.5 8z" />;
const shapes = {
  in: <circle cx="8" cy="8" r="6" />,
  'near-low': diamond,
  'near-high': diamond,
  below: <path d="M8 14L1.2 3h13.6z" />,
  above: <path d="M8 2l6.8 11H1.2z" />,
  waiting: (
    <>
      <circle className={styles.ring} cx="8" cy="8" r="6.7" />
      <path className={styles.stroke} d="M8 11.5v-7M5 7l3-2.8L11 7" />
    </>
  ),
  refused: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="2" />
      <path className={styles.cut} d="M5 5l6 6M11 5l-6 6" />
    </>
  ),
  conflict: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="2" />
      <path className={styles.cut} d="M4.2 6h7.6M9.5 3.7L11.8 6M11.8 10H4.2M6.5 12.3L4.2 10" />
    </>
  ),
};

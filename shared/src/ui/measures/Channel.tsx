import { channelScale } from './channel-scale.ts';
import { spoken } from '../../i18n/isolate.ts';
import styles from './Channel.module.css';

export interface ChannelProps {
  /** The value now (▼). */
  value: number | null;
  /** The one before (○). */
  last?: number | null | undefined;
  /** The target band; either limit may be missing. */
  low?: number | null | undefined;
  high?: number | null | undefined;
  /** Everything it shows in words, e.g. "2.4, target 1.8 to 2.6, last 2.2". */
  label: string;
}

/** Our signature: a track of 8 px with the target band filled, the value now and the last one. Runs from the left in every language. */
export function Channel({ value, last = null, low = null, high = null, label }: ChannelProps) {
  const place = channelScale([value, last, low, high], { low, high });
  const outside = value !== null && ((low !== null && value < low) || (high !== null && value > high));
  return (
    <div className={styles.channel} role="img" aria-label={spoken(label)} dir="ltr">
      <div className={styles.track}>
        {(low !== null || high !== null) && (
          <div
            className={styles.band}
            style={{
              insetInlineStart: low === null ? 0 : place(low),
              insetInlineEnd: high === null ? 0 : rest(place(high)),
            }}
          />
        )}
      </div>
      {last !== null && <span className={styles.last} style={{ insetInlineStart: place(last) }} />}
      {value !== null && (
        <svg
          className={outside ? `${styles.now} ${styles.outside}` : styles.now}
          viewBox="0 0 16 12"
          style={{ insetInlineStart: place(value) }}
          aria-hidden
        >
          <path d="M1.5 1.5h13L8 10.5z" />
        </svg>
      )}
    </div>
  );
}

const rest = (percent: string) => `calc(100% - ${percent})`;

import { Icon, isolated } from '@seguia/shared/ui';
import type { DueLine } from './use-meter-log.ts';
import styles from './Meters.module.css';

/** Whether a meter's calibration is due: one line per quantity, with mark and text. */
export function DueLines({ lines }: { lines: readonly DueLine[] }) {
  return (
    <span className={styles.due}>
      {lines.map(({ quantity, state, text }) => (
        <span key={quantity} className={styles.line} data-state={state}>
          <Icon name={state === 'current' ? 'check' : 'warning'} size={20} />
          <span>{isolated(text)}</span>
        </span>
      ))}
    </span>
  );
}

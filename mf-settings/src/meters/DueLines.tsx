import { Icon, isolated } from '@seguia/shared/ui';
import type { DueLine } from './use-meter-log.ts';
import styles from './Meters.module.css';

/** How a meter stands with its calibration: a line a quantity, in shape and words. */
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

import { type ElectrodeWarning, soundOffset, soundSlope } from '@seguia/shared/domain/meters/electrode';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { Icon } from '@seguia/shared/ui';
import { warningMessages } from './calibration-messages.ts';
import styles from './Meters.module.css';

/** Warns of a slope or an offset that no sound electrode has, and says what to do. */
export function ElectrodeWarnings({ warnings }: { warnings: readonly ElectrodeWarning[] }) {
  const intl = useIntl();
  const format = useFormat();
  const limits = {
    low: format.number(soundSlope.low, 0),
    high: format.number(soundSlope.high, 0),
    most: format.number(soundOffset.high, 0),
  };
  return (
    <div className={styles.warnings} role="status">
      {warnings.map((warning) => (
        <span key={warning} className={styles.line}>
          <Icon name="warning" size={20} />
          <span>{intl.formatMessage(warningMessages[warning], limits)}</span>
        </span>
      ))}
    </div>
  );
}

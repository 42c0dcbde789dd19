import { type DeviceReading, isolate, useIntl } from '@seguia/shared/platform';
import { Icon, isolated } from '@seguia/shared/ui';
import { meterMessages } from './meter-messages.ts';
import styles from './Meter.module.css';
import { useDueText, useMeters, useNotCalibrated } from './use-meters.ts';

/** The meter that took a reading, and which of its calibrations were overdue or missing then. */
export function MeterOfReading({ reading }: { reading: DeviceReading }) {
  const intl = useIntl();
  const meters = useMeters();
  const overdue = useNotCalibrated()(reading);
  const dueText = useDueText();
  const meter = meters.find(({ id }) => id === reading.meterId);
  if (!meter) return null;
  return (
    <div className={styles.used}>
      <span>{isolated(intl.formatMessage(meterMessages.with, { name: isolate(meter.name) }))}</span>
      {overdue.map((due) => (
        <span key={due.quantity} className={styles.overdue}>
          <Icon name="warning" size={20} />
          <span>{isolated(dueText(due))}</span>
        </span>
      ))}
    </div>
  );
}

/** Marks in a list a reading whose meter was overdue or never calibrated; shows nothing for other readings. */
export function OverdueMark({ reading }: { reading: DeviceReading }) {
  const intl = useIntl();
  const isOverdue = useNotCalibrated()(reading).length > 0;
  if (!isOverdue) return null;
  return (
    <span className={styles.mark} role="img" aria-label={intl.formatMessage(meterMessages.mark)}>
      <Icon name="warning" size={20} />
    </span>
  );
}

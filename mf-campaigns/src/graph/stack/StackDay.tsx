import { useFormat, useIntl } from '@seguia/shared/platform';
import { LineSample, Num } from '@seguia/shared/ui';
import { isoDay } from '../../series/calendar.ts';
import { sideMessages } from '../../series/side-messages.ts';
import styles from './GraphStack.module.css';

/** The day whose values stand in a stack, and which line is which water. */
export function StackDay({ day }: { day: number | null }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <div className={styles.day}>
      {day !== null && (
        <strong>
          <Num>{format.date(isoDay(day), 'weekday')}</Num>
        </strong>
      )}
      <span className={styles.side}>
        <LineSample series={1} />
        {intl.formatMessage(sideMessages.intake)}
      </span>
      <span className={styles.side}>
        <LineSample series={2} />
        {intl.formatMessage(sideMessages.drain)}
      </span>
    </div>
  );
}

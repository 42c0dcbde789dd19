import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { toDate } from './date-value.ts';
import { Icon } from '../icons/Icon.tsx';
import { PickerPopover } from '../pickers/PickerPopover.tsx';
import { useWeekdayStyle } from './use-weekday-style.ts';
import styles from './Calendar.module.css';

/** A month's days, 44 px each, for DateField. */
export function CalendarPopover({ min, max }: { min?: string | undefined; max?: string | undefined }) {
  const first = toDate(min);
  const last = toDate(max);
  return (
    <PickerPopover fit={false}>
      <Dialog className={`${styles.dialog}`}>
        <Calendar
          className={`${styles.calendar}`}
          {...(first && { minValue: first })}
          {...(last && { maxValue: last })}
        >
          <CalendarMonth dayClass={styles.day} />
        </Calendar>
      </Dialog>
    </PickerPopover>
  );
}

/** A month of a calendar: its name between two arrows, and its days, each with the class `dayClass`. */
export function CalendarMonth({ dayClass }: { dayClass: string | undefined }) {
  const weekdays = useWeekdayStyle();
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={`${styles.arrow}`}>
          <Icon name="back" />
        </Button>
        <Heading className={`${styles.month}`} />
        <Button slot="next" className={`${styles.arrow}`}>
          <Icon name="forward" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle={weekdays}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={`${styles.weekday}`}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={`${dayClass}`} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

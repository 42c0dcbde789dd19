import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarMonth } from './CalendarPopover.tsx';
import { Segments } from './DateBox.tsx';
import { toDate } from './date-value.ts';
import { partMessages } from './part-messages.ts';
import { useMissingPart } from './use-missing-part.ts';
import type { PickerBase } from '../pickers/dates-frame.ts';
import { Icon } from '../icons/Icon.tsx';
import { PickerFrame } from '../pickers/PickerFrame.tsx';
import { PickerPopover } from '../pickers/PickerPopover.tsx';
import calendar from './Calendar.module.css';
import styles from '../pickers/Picker.module.css';
import box from './DateBox.module.css';

export interface DateRangeProps extends PickerBase {
  /** `YYYY-MM-DD`, both ends included. */
  start: string | null;
  end: string | null;
  /** Comes with two whole dates, and with null once all parts are emptied; a `Form` refuses what is between. */
  onChange: (range: { start: string; end: string } | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A span of days, for filters and for zooming charts. */
export function DateRange(props: DateRangeProps) {
  const { label, onChange, disabled = false } = props;
  const [first, last] = [toDate(props.min), toDate(props.max)];
  // Another object makes React Aria forget the parts that are typed until now.
  const range = useMemo(() => {
    const [start, end] = [toDate(props.start), toDate(props.end)];
    return start && end ? { start, end } : null;
  }, [props.start, props.end]);
  const { error, parts } = useMissingPart(range, partMessages.date, props.error);
  return (
    <DateRangePicker
      {...parts}
      className={`${styles.picker}`}
      granularity="day"
      shouldForceLeadingZeros
      value={range}
      onChange={(next) => onChange(next && { start: next.start.toString(), end: next.end.toString() })}
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(error)}
    >
      <PickerFrame
        {...props}
        error={error}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <Group className={`${styles.box} ${box.range}`}>
          <Segments slot="start" />
          <span aria-hidden>–</span>
          <Segments slot="end" />
          <Button className={`${box.open}`}>
            <Icon name="calendar" />
          </Button>
        </Group>
      </PickerFrame>
      <PickerPopover fit={false}>
        <Dialog className={`${calendar.dialog}`}>
          <RangeCalendar
            className={`${calendar.calendar}`}
            {...(first && { minValue: first })}
            {...(last && { maxValue: last })}
          >
            <CalendarMonth dayClass={`${calendar.day} ${calendar.ranged}`} />
          </RangeCalendar>
        </Dialog>
      </PickerPopover>
    </DateRangePicker>
  );
}

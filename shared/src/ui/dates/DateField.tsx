import { useMemo } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Label } from 'react-aria-components/Label';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateBox } from './DateBox.tsx';
import { toDate } from './date-value.ts';
import { partMessages } from './part-messages.ts';
import { useMissingPart } from './use-missing-part.ts';
import type { PickerBase } from '../pickers/dates-frame.ts';
import { PickerFrame } from '../pickers/PickerFrame.tsx';
import styles from '../pickers/Picker.module.css';

export interface DateFieldProps extends PickerBase {
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Comes with a whole date, and with null once all of its parts are emptied; a `Form` refuses what is between. */
  onChange: (value: string | null) => void;
  /** First and last date that the calendar offers, `YYYY-MM-DD`. Typing beyond is the form's to refuse. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date, typed in the language's order or picked from a calendar. A `group` named by the label. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, min, max, disabled = false } = props;
  // Another object makes React Aria forget the parts that are typed until now.
  const date = useMemo(() => toDate(value), [value]);
  const { error, parts } = useMissingPart(date, partMessages.date, props.error);
  return (
    <DatePicker
      {...parts}
      className={`${styles.picker}`}
      granularity="day"
      shouldForceLeadingZeros
      value={date}
      onChange={(next) => onChange(next?.toString() ?? null)}
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(error)}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <PickerFrame
        {...props}
        error={error}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <DateBox />
      </PickerFrame>
      <CalendarPopover min={min} max={max} />
    </DatePicker>
  );
}

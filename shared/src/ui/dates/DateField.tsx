import { DatePicker } from 'react-aria-components/DatePicker';
import { Label } from 'react-aria-components/Label';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateBox } from './DateBox.tsx';
import { toDate } from './date-value.ts';
import type { PickerBase } from '../pickers/dates-frame.ts';
import { PickerFrame } from '../pickers/PickerFrame.tsx';
import styles from '../pickers/Picker.module.css';

export interface DateFieldProps extends PickerBase {
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Null while the date is incomplete. */
  onChange: (value: string | null) => void;
  /** First and last date that the calendar offers, `YYYY-MM-DD`. Typing beyond is the form's to refuse. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date, typed in the language's order or picked from a calendar. A `group` named by the label. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, min, max, disabled = false } = props;
  return (
    <DatePicker
      className={`${styles.picker}`}
      granularity="day"
      shouldForceLeadingZeros
      value={toDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(props.error)}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <PickerFrame
        {...props}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <DateBox />
      </PickerFrame>
      <CalendarPopover min={min} max={max} />
    </DatePicker>
  );
}

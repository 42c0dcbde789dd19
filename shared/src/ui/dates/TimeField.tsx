import { Label } from 'react-aria-components/Label';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Segments } from './DateBox.tsx';
import { fromTime, toTime } from './date-value.ts';
import type { PickerBase } from '../pickers/dates-frame.ts';
import { PickerFrame } from '../pickers/PickerFrame.tsx';
import styles from '../pickers/Picker.module.css';

export interface TimeFieldProps extends PickerBase {
  /** `HH:MM`, 24 hours. */
  value: string | null;
  /** Null while the time is incomplete. */
  onChange: (value: string | null) => void;
}

/** A time of day on the 24-hour clock in every language: a round has no room for a.m. and p.m. A `group` named by the label. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, disabled = false } = props;
  return (
    <AriaTimeField
      className={`${styles.picker}`}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      value={toTime(value)}
      onChange={(time) => onChange(time && fromTime(time))}
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(props.error)}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <PickerFrame
        {...props}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <div className={styles.box}>
          <Segments />
        </div>
      </PickerFrame>
    </AriaTimeField>
  );
}

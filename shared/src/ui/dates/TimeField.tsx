import { useMemo } from 'react';
import { Label } from 'react-aria-components/Label';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Segments } from './DateBox.tsx';
import { fromTime, toTime } from './date-value.ts';
import { partMessages } from './part-messages.ts';
import { useMissingPart } from './use-missing-part.ts';
import type { PickerBase } from '../pickers/dates-frame.ts';
import { PickerFrame } from '../pickers/PickerFrame.tsx';
import styles from '../pickers/Picker.module.css';

export interface TimeFieldProps extends PickerBase {
  /** `HH:MM`, 24 hours. */
  value: string | null;
  /** Comes with a whole time, and with null once both parts are emptied; a `Form` refuses what is between. */
  onChange: (value: string | null) => void;
}

/** A time of day on the 24-hour clock in every language: a round has no room for a.m. and p.m. A `group` named by the label. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, disabled = false } = props;
  // Another object makes React Aria forget the parts that are typed until now.
  const time = useMemo(() => toTime(value), [value]);
  const { error, parts } = useMissingPart(time, partMessages.time, props.error);
  return (
    <AriaTimeField
      {...parts}
      className={`${styles.picker}`}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      value={time}
      onChange={(next) => onChange(next && fromTime(next))}
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
        <div className={styles.box}>
          <Segments />
        </div>
      </PickerFrame>
    </AriaTimeField>
  );
}

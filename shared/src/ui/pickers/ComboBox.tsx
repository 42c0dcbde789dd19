import { useIntl } from 'react-intl';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import type { Choice } from '../fields/choice.ts';
import { ComboInput } from './ComboInput.tsx';
import type { PickerBase } from './dates-frame.ts';
import { OptionList } from './OptionList.tsx';
import { PickerFrame } from './PickerFrame.tsx';
import { PickerPopover } from './PickerPopover.tsx';
import { searchMessages } from './search-messages.ts';
import styles from './Picker.module.css';

export interface ComboBoxProps<Id extends string> extends PickerBase {
  value: Id | null;
  /** Null when the text was emptied. */
  onChange: (id: Id | null) => void;
  options: readonly Choice<Id>[];
  placeholder?: string | undefined;
}

/** One of many values, found by typing part of its name: for plots, crops, people. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, value, onChange, options, placeholder = '', disabled = false } = props;
  const intl = useIntl();
  return (
    <AriaComboBox<Choice<Id>>
      className={`${styles.picker}`}
      value={value}
      onChange={(key) => onChange(key as Id | null)}
      defaultItems={options}
      allowsEmptyCollection
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(props.error)}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <PickerFrame
        {...props}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <ComboInput placeholder={placeholder} />
      </PickerFrame>
      <PickerPopover>
        <OptionList empty={intl.formatMessage(searchMessages.none)} />
      </PickerPopover>
    </AriaComboBox>
  );
}

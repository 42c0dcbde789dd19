import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { Choice } from '../fields/choice.ts';
import { Icon } from '../icons/Icon.tsx';
import { withoutSearch } from './name-search.ts';
import { OptionList } from './OptionList.tsx';
import type { PickerBase } from './dates-frame.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { PickerPopover } from './PickerPopover.tsx';
import styles from './Picker.module.css';
import { SearchedOptions } from './SearchedOptions.tsx';

export interface SelectProps<Id extends string> extends PickerBase {
  value: Id | null;
  onChange: (id: Id) => void;
  options: readonly Choice<Id>[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** One of several values, picked from a list; a list of more than ten has a search. Its button is named by label and value. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, value, onChange, options, placeholder = '–', disabled = false } = props;
  return (
    <AriaSelect
      className={`${styles.picker}`}
      value={value}
      onChange={(key) => key !== null && onChange(key as Id)}
      isDisabled={disabled}
      isRequired={props.required ?? false}
      isInvalid={Boolean(props.error)}
      placeholder={placeholder}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <PickerFrame
        {...props}
        label={<Label className={`${props.labelHidden ? styles.hidden : styles.label}`}>{label}</Label>}
      >
        <Button className={`${styles.button}`}>
          <SelectValue className={`${styles.value}`}>
            {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon name="expand" size={20} />
        </Button>
      </PickerFrame>
      <PickerPopover>
        {options.length > withoutSearch ? <SearchedOptions options={options} /> : <OptionList options={options} />}
      </PickerPopover>
    </AriaSelect>
  );
}

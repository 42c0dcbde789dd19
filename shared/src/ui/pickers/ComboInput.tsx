import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../icons/Icon.tsx';
import styles from './Picker.module.css';

/** The text of a ComboBox. A tap shows all options and selects the text, so that typing starts a search; Tab only passes through. */
export function ComboInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    // React Aria makes it a group, which would be announced without a name before each field.
    <Group role="presentation" className={`${styles.box}`}>
      <Input
        className={`${styles.input}`}
        placeholder={placeholder}
        onClick={(event) => {
          if (!state || state.isOpen) return;
          event.currentTarget.select();
          state.open(null, 'manual');
        }}
        onKeyDown={(event) => {
          // Escape closes the list alone, and no dialog around it.
          if (event.key === 'Escape' && state?.isOpen) event.preventDefault();
        }}
      />
      <span className={styles.arrow}>
        <Icon name="expand" size={20} />
      </span>
    </Group>
  );
}

import { type Ref, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fieldBox } from './field-box.ts';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './Field.module.css';

export interface SearchFieldProps {
  /** Its name; also shown inside while it is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A searchbox with a button that empties it; Escape empties it too. Enter saves no form around it. */
export function SearchField({ label, value, onChange, ref }: SearchFieldProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={fieldBox({})} role="search">
      <span className={styles.lead}>
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'ui.search.clear', defaultMessage: 'Effacer la recherche' })}
          onPress={clear}
        />
      )}
    </div>
  );
}

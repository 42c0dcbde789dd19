import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useIntl } from 'react-intl';
import type { Choice } from '../fields/choice.ts';
import { isFoundBy } from './name-search.ts';
import { OptionList } from './OptionList.tsx';
import { searchMessages } from './search-messages.ts';
import styles from './Picker.module.css';

/** The options of a long list, beneath a field that finds them by a part of their names. */
export function SearchedOptions({ options }: { options: readonly Choice[] }) {
  const intl = useIntl();
  return (
    <Autocomplete filter={isFoundBy}>
      <SearchField
        className={`${styles.search}`}
        aria-label={intl.formatMessage(searchMessages.search)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list has just opened, and letters would go nowhere else
        autoFocus
      >
        <Input className={`${styles.input}`} placeholder={intl.formatMessage(searchMessages.search)} />
      </SearchField>
      <OptionList options={options} empty={intl.formatMessage(searchMessages.none)} />
    </Autocomplete>
  );
}

import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useIntl } from 'react-intl';
import type { Choice } from '../fields/choice.ts';
import { OptionList } from './OptionList.tsx';
import styles from './Picker.module.css';

/** A text as it is compared with what is typed: without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options of a long list, beneath a field that finds them by a part of their names. */
export function SearchedOptions({ options }: { options: readonly Choice[] }) {
  const intl = useIntl();
  return (
    <Autocomplete filter={(name, typed) => plain(name).includes(plain(typed))}>
      <SearchField
        className={`${styles.search}`}
        aria-label={intl.formatMessage({ id: 'ui.options.search', defaultMessage: 'Chercher dans la liste' })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list has just opened, and letters would go nowhere else
        autoFocus
      >
        <Input
          className={`${styles.input}`}
          placeholder={intl.formatMessage({ id: 'ui.options.search', defaultMessage: 'Chercher dans la liste' })}
        />
      </SearchField>
      <OptionList
        options={options}
        empty={intl.formatMessage({ id: 'ui.options.none', defaultMessage: 'Aucun résultat' })}
      />
    </Autocomplete>
  );
}

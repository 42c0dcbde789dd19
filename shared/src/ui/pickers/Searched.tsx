import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '../fields/SearchField.tsx';
import { isFoundBy, withoutSearch } from './name-search.ts';
import { searchMessages } from './search-messages.ts';
import styles from './Searched.module.css';

export interface SearchedProps<Item> {
  items: readonly Item[];
  /** The text in which a search finds an item. */
  nameOf: (item: Item) => string;
  /** Draws the items, or those that are found. */
  children: (found: readonly Item[]) => ReactNode;
}

/** Items to choose from that are all on the page, such as chips or switches. More than ten have a search above them. */
export function Searched<Item>({ items, nameOf, children }: SearchedProps<Item>): ReactNode {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  if (items.length <= withoutSearch) return children(items);
  const found = items.filter((item) => isFoundBy(nameOf(item), typed.trim()));
  return (
    <div className={styles.searched}>
      <SearchField label={intl.formatMessage(searchMessages.search)} value={typed} onChange={setTyped} />
      {found.length > 0 ? children(found) : <p role="status">{intl.formatMessage(searchMessages.none)}</p>}
    </div>
  );
}

import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Choice } from '../fields/choice.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './OptionList.module.css';

/** The options of Select and ComboBox, rows of 56 px. */
export function OptionList({
  options,
  empty,
}: {
  options?: readonly Choice[] | undefined;
  empty?: string | undefined;
}) {
  return (
    <ListBox<Choice>
      className={`${styles.options}`}
      {...(options && { items: options })}
      {...(empty !== undefined && { renderEmptyState: () => <p className={styles.none}>{empty}</p> })}
    >
      {(choice) => (
        <ListBoxItem id={choice.id} textValue={choice.label} className={`${styles.option}`}>
          <span className={styles.optionWords} lang={choice.lang}>
            {choice.label}
            {choice.hint && <span className={styles.optionHint}>{choice.hint}</span>}
          </span>
          <span className={styles.tick}>
            <Icon name="check" size={20} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

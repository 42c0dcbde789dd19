import { defineMessages, useIntl } from '@seguia/shared/platform';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import styles from './History.module.css';

const messages = defineMessages({
  title: { id: 'readings.filter.title', defaultMessage: 'Filtrer les relevés' },
});

/** The history's filters beside its table; the key "/" moves the focus to the first one. */
export function FilterPanel(props: FilterFieldsProps) {
  const intl = useIntl();
  return (
    <section className={styles.filters} aria-label={intl.formatMessage(messages.title)} data-move="search">
      <FilterFields {...props} />
    </section>
  );
}

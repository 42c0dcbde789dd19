import { defineMessages, useFormat, useIntl } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import { filterKeys, type HistoryFilter, without } from './history-filter.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import styles from './History.module.css';

const texts = defineMessages({
  from: { id: 'readings.history.chipFrom', defaultMessage: 'Depuis le {date}' },
  to: { id: 'readings.history.chipTo', defaultMessage: 'Jusqu’au {date}' },
  remove: { id: 'readings.history.chipRemove', defaultMessage: 'Retirer le filtre {name}' },
});

/** What the history is narrowed to, each with its way out. */
export function FilterChips({
  filter,
  onChange,
}: {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}) {
  const intl = useIntl();
  const { date } = useFormat();
  const { plots, varieties, authors } = useFilterChoices();
  const nameOf = (key: keyof HistoryFilter, value: string): string => {
    if (key === 'from' || key === 'to') return intl.formatMessage(texts[key], { date: date(value) });
    const options = { plotId: plots, cropTypeId: varieties, createdBy: authors }[key];
    return options.find(({ id }) => id === value)?.label ?? '–';
  };
  return (
    <div className={styles.chips}>
      {filterKeys.map((key) => {
        const value = filter[key];
        if (!value) return null;
        const name = nameOf(key, value);
        return (
          <Chip
            key={key}
            onRemove={() => onChange(without(filter, key))}
            removeLabel={intl.formatMessage(texts.remove, { name })}
          >
            {name}
          </Chip>
        );
      })}
    </div>
  );
}

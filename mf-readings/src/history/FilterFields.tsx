import { defineMessages, todayAtom, useIntl } from '@seguia/shared/platform';
import { ComboBox, DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { CropsNotFetched } from '../not-here/CropsNotFetched.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { useAuthorChoices, usePlotChoices, useVarietyChoices } from './use-filter-choices.ts';
import styles from './History.module.css';

const messages = defineMessages({
  plot: { id: 'readings.filter.plot', defaultMessage: 'Parcelle' },
  variety: { id: 'readings.filter.variety', defaultMessage: 'Culture et variété' },
  author: { id: 'readings.filter.author', defaultMessage: 'Saisi par' },
  anybody: { id: 'readings.filter.anybody', defaultMessage: 'Tout le monde' },
  from: { id: 'readings.filter.from', defaultMessage: 'Du' },
  to: { id: 'readings.filter.to', defaultMessage: 'Au' },
});

const anybody = 'anybody';

export interface FilterFieldsProps {
  filter: HistoryFilter;
  /** Called at every choice, so that the list follows at once. */
  onChange: (filter: HistoryFilter) => void;
}

/** The fields that filter the history; the address holds the chosen values. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const plots = usePlotChoices();
  const varieties = useVarietyChoices();
  const authors = useAuthorChoices();
  const set = (key: keyof HistoryFilter, value: string | null) => {
    const { [key]: _, ...rest } = filter;
    onChange(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <div className={styles.fields}>
      <ComboBox
        label={intl.formatMessage(messages.plot)}
        value={filter.plotId ?? null}
        onChange={(id) => set('plotId', id)}
        options={plots}
      />
      <ComboBox
        label={intl.formatMessage(messages.variety)}
        value={filter.cropTypeId ?? null}
        onChange={(id) => set('cropTypeId', id)}
        options={varieties}
      />
      <CropsNotFetched />
      <Select
        label={intl.formatMessage(messages.author)}
        value={filter.createdBy ?? anybody}
        onChange={(id) => set('createdBy', id === anybody ? null : id)}
        options={[{ id: anybody, label: intl.formatMessage(messages.anybody) }, ...authors]}
      />
      <div className={styles.dates}>
        <DateField
          label={intl.formatMessage(messages.from)}
          value={filter.from ?? null}
          max={filter.to ?? today}
          onChange={(date) => set('from', date)}
        />
        <DateField
          label={intl.formatMessage(messages.to)}
          value={filter.to ?? null}
          min={filter.from}
          max={today}
          onChange={(date) => set('to', date)}
        />
      </div>
    </div>
  );
}

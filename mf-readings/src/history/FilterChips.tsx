import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { Chip, type Choice } from '@seguia/shared/ui';
import { filterKeys, type HistoryFilter, without } from './history-filter.ts';
import { useAuthorChoices, usePlotChoices, useVarietyChoices } from './use-filter-choices.ts';
import styles from './History.module.css';

const messages = defineMessages({
  from: { id: 'readings.history.chipFrom', defaultMessage: 'Depuis le {date}' },
  to: { id: 'readings.history.chipTo', defaultMessage: 'Jusqu’au {date}' },
  remove: { id: 'readings.history.chipRemove', defaultMessage: 'Retirer le filtre {name}' },
});

interface FilterChipsProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The active filters of the history, each with a button that removes it. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  return (
    <div className={styles.chips}>
      {filterKeys.map((key) => {
        const value = filter[key];
        if (!value) return null;
        const Named = chips[key];
        return <Named key={key} named={key} value={value} onRemove={() => onChange(without(filter, key))} />;
      })}
    </div>
  );
}

interface OneChipProps {
  named: keyof HistoryFilter;
  value: string;
  onRemove: () => void;
}

// Each chip looks up only its own name: finding authors reads many readings.
const chips = { plotId: PlotChip, cropTypeId: VarietyChip, createdBy: AuthorChip, from: DateChip, to: DateChip };

function PlotChip(props: OneChipProps) {
  return <NamedChip {...props} choices={usePlotChoices()} />;
}

function VarietyChip(props: OneChipProps) {
  return <NamedChip {...props} choices={useVarietyChoices()} />;
}

function AuthorChip(props: OneChipProps) {
  return <NamedChip {...props} choices={useAuthorChoices()} />;
}

function NamedChip({ choices, value, onRemove }: OneChipProps & { choices: readonly Choice[] }) {
  return <RemovableChip name={choices.find(({ id }) => id === value)?.label ?? '–'} onRemove={onRemove} />;
}

function DateChip({ named, value, onRemove }: OneChipProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const name = intl.formatMessage(named === 'from' ? messages.from : messages.to, { date: isolate(date(value)) });
  return <RemovableChip name={name} onRemove={onRemove} />;
}

function RemovableChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <Chip onRemove={onRemove} removeLabel={intl.formatMessage(messages.remove, { name })}>
      {name}
    </Chip>
  );
}

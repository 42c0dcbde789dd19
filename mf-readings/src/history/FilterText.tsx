import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import type { Choice } from '@seguia/shared/ui';
import { isolated } from '@seguia/shared/ui';
import { filterKeys, type HistoryFilter } from './history-filter.ts';
import { useAuthorChoices, usePlotChoices, useVarietyChoices } from './use-filter-choices.ts';

const messages = defineMessages({
  from: { id: 'readings.history.chipFrom', defaultMessage: 'Depuis le {date}' },
  to: { id: 'readings.history.chipTo', defaultMessage: 'Jusqu’au {date}' },
});

/** The history's filters in words, for paper. */
export function FilterText({ filter }: { filter: HistoryFilter }) {
  const intl = useIntl();
  const { date } = useFormat();
  const [plots, varieties, authors] = [usePlotChoices(), useVarietyChoices(), useAuthorChoices()];
  const named = (choices: readonly Choice[]) => (id: string) =>
    isolate(choices.find((choice) => choice.id === id)?.label ?? '–');
  const words: Record<keyof HistoryFilter, (value: string) => string> = {
    plotId: named(plots),
    cropTypeId: named(varieties),
    createdBy: named(authors),
    from: (value) => intl.formatMessage(messages.from, { date: isolate(date(value)) }),
    to: (value) => intl.formatMessage(messages.to, { date: isolate(date(value)) }),
  };
  const texts = filterKeys.flatMap((key) => {
    const value = filter[key];
    return value ? [words[key](value)] : [];
  });
  return texts.length > 0 && <p>{isolated(texts.join(' · '))}</p>;
}

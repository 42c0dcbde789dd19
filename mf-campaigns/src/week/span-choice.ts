import { useSearchParams } from '@seguia/shared/platform';

/** The days that a plot's page shows: those up to today, or a campaign's. */
export const spanChoices = ['7', '30', 'campaign'] as const;

export type SpanChoice = (typeof spanChoices)[number];

/** Days up to today that are read from the device at once: the longer of the two short spans. */
export const recentDays = 30;

/** The choice, kept in the address; a week without. */
export function useSpanChoice(): [SpanChoice, (choice: SpanChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = spanChoices.find((known) => known === search.get('span')) ?? '7';
  const choose = (next: SpanChoice) => {
    const changed = new URLSearchParams(search);
    if (next === '7') changed.delete('span');
    else changed.set('span', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [choice, choose];
}

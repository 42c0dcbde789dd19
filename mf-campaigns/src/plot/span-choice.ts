import { useSearchParams } from '@seguia/shared/platform';

/** The spans that a plot's page offers: the last 7 or 30 days, or a campaign. */
export const spanChoices = ['7', '30', 'campaign'] as const;

export type SpanChoice = (typeof spanChoices)[number];

/** How many days up to today are read from the device at once: the longer of the two short spans. */
export const recentDays = 30;

/** The chosen span, kept in the address; a week by default. */
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

import { useIntl } from '@seguia/shared/platform';
import { formatSpan } from '../../series/format-span.ts';

interface DateSpanProps {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** Writes the months as numbers, where there is little room. */
  short?: boolean | undefined;
}

/** Two dates, as the language writes a span ("1–15 mars 2026"). */
export function DateSpan({ from, to, short = false }: DateSpanProps) {
  const intl = useIntl();
  return <>{formatSpan(intl.locale, from, to, short ? 'short' : 'words')}</>;
}

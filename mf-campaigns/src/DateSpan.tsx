import { useIntl } from '@seguia/shared/platform';

interface DateSpanProps {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** Two dates as the language writes a span of them ("1–15 mars 2026"). */
export function DateSpan({ from, to }: DateSpanProps) {
  const intl = useIntl();
  return <>{writeSpan(intl.locale, from, to)}</>;
}

/** The same as text, for names and files. */
export function writeSpan(locale: string, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

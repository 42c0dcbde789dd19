import { useIntl } from '@seguia/shared/platform';

interface DateSpanProps {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** Numbers only, where there is little room. */
  short?: boolean | undefined;
}

/** Two dates as the language writes a span of them ("1–15 mars 2026"). */
export function DateSpan({ from, to, short = false }: DateSpanProps) {
  const intl = useIntl();
  return <>{writeSpan(intl.locale, from, to, short ? 'short' : 'medium')}</>;
}

/** The same as text, for names and files. */
export function writeSpan(locale: string, from: string, to: string, dateStyle: 'short' | 'medium' = 'medium'): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

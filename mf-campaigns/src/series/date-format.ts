import { locales } from '@seguia/shared/platform';

const looks = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  /** Short enough to be beside the month's days. */
  monthName: { month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
  // Not `dateStyle: 'medium'`: in ar-MA that has no month names.
  words: { day: 'numeric', month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateLook = keyof typeof looks;

const made = new Map<string, Intl.DateTimeFormat>();

/** How dates at noon UTC look in a language. Made once for each, because the rows of a season's tables need it hundreds of times. */
export function dateFormat(locale: string, look: DateLook): Intl.DateTimeFormat {
  const key = `${locale} ${look}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone: 'UTC' });
  made.set(key, format);
  return format;
}

/** A date `YYYY-MM-DD` as these formats take it. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Whether short dates of a language have month names. */
export const hasNamedMonths = (locale: string): boolean =>
  locales.some((entry) => entry.shortDate === 'named' && entry.locale.split('-')[0] === locale.split('-')[0]);

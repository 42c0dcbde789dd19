import { locales } from '@seguia/shared/platform';

const looks: Record<'short' | 'words', Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
  // Not `dateStyle: 'medium'`: in ar-MA that has no month names.
  words: { day: 'numeric', month: 'short', year: 'numeric' },
};

const named = (locale: string) =>
  locales.some((entry) => entry.shortDate === 'named' && entry.locale.split('-')[0] === locale.split('-')[0]);

/**
 * A span of dates (`YYYY-MM-DD`, both included) in a language, for names of files and pictures too. A language whose short dates have names
 * has them even where room is short: which of two numbers is the day cannot be seen when a line runs from right to left.
 */
export function formatSpan(locale: string, from: string, to: string, look: 'short' | 'words' = 'words'): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...looks[named(locale) ? 'words' : look],
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

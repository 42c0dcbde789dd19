import { locales } from '@seguia/shared/platform';

const looks: Record<'short' | 'words', Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
  // Not `dateStyle: 'medium'`: in ar-MA that has no month names.
  words: { day: 'numeric', month: 'short', year: 'numeric' },
};

const named = (locale: string) =>
  locales.some((entry) => entry.shortDate === 'named' && entry.locale.split('-')[0] === locale.split('-')[0]);

/**
 * A span of dates (`YYYY-MM-DD`, both included) in a language, also for names of files and pictures. The short form uses month names where
 * the language has them: in a line that runs from right to left, nobody can tell which of two numbers is the day.
 */
export function formatSpan(locale: string, from: string, to: string, look: 'short' | 'words' = 'words'): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...looks[named(locale) ? 'words' : look],
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

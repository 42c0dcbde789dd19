import { dateFormat, hasNamedMonths, noonOf } from './date-format.ts';

/**
 * A span of dates (`YYYY-MM-DD`, both included) in a language, also for names of files and pictures. The short form uses month names where
 * the language has them: in a line that runs from right to left, nobody can tell which of two numbers is the day.
 */
export function formatSpan(locale: string, from: string, to: string, look: 'short' | 'words' = 'words'): string {
  return dateFormat(locale, hasNamedMonths(locale) ? 'words' : look).formatRange(noonOf(from), noonOf(to));
}

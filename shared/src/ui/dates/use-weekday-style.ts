import { useLocale } from 'react-aria-components/I18nProvider';
import { localeEntry, supportedLocale } from '../../i18n/locales.ts';

/** How wide a calendar may write the days' names. */
export function useWeekdayStyle(): 'short' | 'narrow' {
  return localeEntry(supportedLocale(useLocale().locale)).weekday;
}

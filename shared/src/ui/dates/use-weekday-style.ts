import { useLocale } from 'react-aria-components/I18nProvider';

/** How wide a calendar may write the days' names: Arabic has no short ones, only letters. */
export function useWeekdayStyle(): 'short' | 'narrow' {
  return useLocale().locale.startsWith('ar') ? 'narrow' : 'short';
}

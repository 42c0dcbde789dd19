import { type Locale, localeEntry, localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { loadLocale, loadLanguageBy } from '@seguia/shared/session/settings/locale';
import { loadMessages } from '../texts/messages.tsx';

export interface PageLanguage {
  /** The language of the page's texts. */
  locale: Locale;
  /** The tag by which numbers, dates and hours are written. */
  region: string;
  /** Where the router runs: `/` for French, `/en`, … */
  basename: string;
}

/** Moves the page to its language's address, and sets language and direction of the document. */
export function settlePageLanguage(): PageLanguage {
  const { locale, region, redirect } = loadLocale();
  loadLanguageBy(loadMessages);
  if (redirect) history.replaceState(history.state, '', redirect);
  document.documentElement.lang = locale;
  document.documentElement.dir = localeEntry(locale).dir;
  return { locale, region, basename: localeOfPath(location.pathname).basename };
}

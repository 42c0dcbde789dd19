import { type Locale, localeEntry, localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { loadLocale, loadLanguageBy } from '@seguia/shared/session/settings/locale';
import { loadMessages } from '../texts/messages.tsx';

export interface PageLanguage {
  /** The language of the page's texts. */
  locale: Locale;
  /** The tag for numbers, dates and hours. */
  region: string;
  /** Where the router runs: `/` for French, `/en`, … */
  basename: string;
}

/** Puts the page at its language's address, and says its language and direction on the document. */
export function settlePageLanguage(): PageLanguage {
  const { locale, region, redirect } = loadLocale();
  loadLanguageBy(loadMessages);
  if (redirect) history.replaceState(history.state, '', redirect);
  document.documentElement.lang = locale;
  document.documentElement.dir = localeEntry(locale).dir;
  return { locale, region, basename: localeOfPath(location.pathname).basename };
}

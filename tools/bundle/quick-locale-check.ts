/** Has the loader below read the files of libraries that ask the browser for a language before the first page is drawn. */
export const quickLocaleRule = {
  test: /\/(?:@formatjs\/intl\/index\.js|intl-messageformat\/index\.js|react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs)$/,
  use: [import.meta.filename],
};

/**
 * A loader that has libraries ask plural rules whether the browser knows a language. Asked for numbers or dates, a browser first gathers all of
 * its languages (16 ms of Chromium on a desktop), which a login never needs. Plural rules answer at once, for the same languages. And React Aria
 * knows by its own list which languages run from right to left, as in a browser without `Intl.Locale`. Chromium reads its data about all
 * languages to answer that (20 ms of a login with the processor slowed four times).
 */
export default function quickLocaleCheck(source: string): string {
  return source
    .replaceAll(/\bIntl\.(?:Number|DateTime)Format\.supportedLocalesOf\b/g, 'Intl.PluralRules.supportedLocalesOf')
    .replace('if (Intl.Locale)', 'if (false)');
}

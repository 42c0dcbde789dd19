// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLocale } from '@seguia/shared/session/settings/locale';
import { settlePageLanguage } from './page-language.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'seguia_locale=; max-age=0; path=/';
});

function visit(path: string, ...languages: string[]) {
  history.replaceState({ from: 'mail' }, '', path);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

// Specification 1: the first visit of / goes to the device’s language
test('a first visit of / moves to the device’s language, with its search and state, and sets the document’s language and direction', () => {
  visit('/?from=mail', 'ar-EG');
  expect(settlePageLanguage()).toEqual({ locale: 'ar-MA', region: 'ar-MA', basename: '/ar-ma' });
  expect([location.pathname, location.search, history.state]).toEqual(['/ar-ma', '?from=mail', { from: 'mail' }]);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-MA', 'rtl']);
});

test('a page at its own language’s address stays there', () => {
  visit('/en/app?day=1', 'en-GB');
  const replaced = vi.spyOn(history, 'replaceState');
  expect(settlePageLanguage()).toEqual({ locale: 'en', region: 'en-GB', basename: '/en' });
  expect(replaced).not.toHaveBeenCalled();
  expect(document.documentElement.dir).toBe('ltr');
});

test('a change to a language whose texts do not load is reported, and the page stays', async () => {
  visit('/en/app', 'en-GB');
  settlePageLanguage();
  const failed = new Promise((resolve) => vi.stubGlobal('reportError', resolve));
  changeLocale('xx');
  await expect(failed).resolves.toMatchObject({ message: 'the texts of xx did not come' });
  expect(location.pathname).toBe('/en/app');
});

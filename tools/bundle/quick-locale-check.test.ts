import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { locales } from '../../shared/src/i18n/locales.ts';
import quickLocaleCheck, { quickLocaleRule } from './quick-locale-check.ts';

const require = createRequire(path.join(import.meta.dirname, '../../shared/package.json'));
const requireOf = (library: string) => createRequire(require.resolve(library));
const [reactIntl, reactAria] = [requireOf('react-intl'), requireOf('react-aria-components')];

const ofReactAria = (file: string) =>
  path.join(reactAria.resolve('react-aria/package.json'), '../dist/private/i18n', file);

test.each([
  ['@formatjs/intl', reactIntl.resolve('@formatjs/intl')],
  ['intl-messageformat', reactIntl.resolve('intl-messageformat')],
  ['react-aria', ofReactAria('useDefaultLocale.mjs')],
])('%s asks for a language, and asks plural rules alone after the loader', (_, file) => {
  expect(file).toMatch(quickLocaleRule.test);
  const source = readFileSync(file, 'utf8');
  const query = /Intl\.(\w+)\.supportedLocalesOf/g;
  expect([...source.matchAll(query)].length).toBeGreaterThan(0);
  expect(new Set([...quickLocaleCheck(source).matchAll(query)].map(([, by]) => by))).toEqual(new Set(['PluralRules']));
});

test('plural rules know the same languages as numbers and dates', () => {
  const tags = [...locales.map(({ locale }) => locale), 'fr-FR', 'en-GB', 'pt-BR', 'xx', 'zz-ZZ'];
  const known = Intl.PluralRules.supportedLocalesOf(tags);
  expect(known).toEqual(Intl.NumberFormat.supportedLocalesOf(tags));
  expect(known).toEqual(Intl.DateTimeFormat.supportedLocalesOf(tags));
});

test('react-aria finds the direction of each of our languages without the browser’s data', async () => {
  const file = ofReactAria('utils.mjs');
  expect(file).toMatch(quickLocaleRule.test);
  const source = quickLocaleCheck(readFileSync(file, 'utf8'));
  const { isRTL } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    isRTL: (locale: string) => boolean;
  };
  const Locale = vi.spyOn(Intl, 'Locale');
  expect(locales.map(({ locale }) => isRTL(locale))).toEqual(locales.map(({ dir }) => dir === 'rtl'));
  expect(Locale).not.toHaveBeenCalled();
  Locale.mockRestore();
});

import type { FeatureModule } from '@seguia/shared/platform';

/** Loads this app's texts in a language. */
export const loadLanguage: FeatureModule['messages'] = async (locale) =>
  (await import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/mf-settings/${locale}.json`)).default;

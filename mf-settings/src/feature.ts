import type { FeatureModule } from '@seguia/shared/platform';

export default {
  routes: [{ path: '/app/settings', lazy: async () => ({ Component: (await import('./Settings.tsx')).Settings }) }],
  messages: async (locale) =>
    (await import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/mf-settings/${locale}.json`)).default,
} satisfies FeatureModule;

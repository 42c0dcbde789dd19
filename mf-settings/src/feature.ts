import type { FeatureModule } from '@seguia/shared/platform';

export default {
  routes: [
    { path: '/app/settings', lazy: async () => ({ Component: (await import('./Settings.tsx')).Settings }) },
    {
      path: '/app/settings/password',
      lazy: async () => ({ Component: (await import('./password/ChangePassword.tsx')).ChangePassword }),
    },
    {
      path: '/app/settings/devices',
      lazy: async () => ({ Component: (await import('./sessions/Sessions.tsx')).Sessions }),
    },
  ],
  messages: async (locale) =>
    (await import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/mf-settings/${locale}.json`)).default,
} satisfies FeatureModule;

import type { FeatureModule } from '@seguia/shared/platform';
import { Login } from './login/Login.tsx';

/** The login is the first screen that people see; the other screens load when they are opened. */
export default {
  routes: [
    { path: '/login', Component: Login },
    { path: '/start', lazy: async () => ({ Component: (await import('./start/Start.tsx')).Start }) },
    { path: '/server', lazy: async () => ({ Component: (await import('./server/Server.tsx')).Server }) },
    {
      path: '/password-forgot',
      lazy: async () => ({ Component: (await import('./password-forgot/PasswordForgot.tsx')).PasswordForgot }),
    },
    { path: '/join', lazy: async () => ({ Component: (await import('./join/Join.tsx')).Join }) },
    { path: '/set-up', lazy: async () => ({ Component: (await import('./set-up/SetUp.tsx')).SetUp }) },
    { path: '/farmers', lazy: async () => ({ Component: (await import('./farmers/Farmers.tsx')).Farmers }) },
  ],
  messages: async (locale) =>
    (await import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/mf-auth/${locale}.json`)).default,
} satisfies FeatureModule;

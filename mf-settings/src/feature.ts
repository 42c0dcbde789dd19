import type { FeatureModule } from '@seguia/shared/platform';
import { loadLanguage } from './labels/load-language.ts';

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
    {
      path: '/app/settings/morning-mail',
      lazy: async () => ({ Component: (await import('./morning-mail/MorningMail.tsx')).MorningMail }),
    },
    { path: '/app/farm/plots', lazy: async () => ({ Component: (await import('./plots/Plots.tsx')).Plots }) },
    { path: '/app/farm/labels', lazy: async () => ({ Component: (await import('./labels/Labels.tsx')).Labels }) },
    { path: '/app/farm/crops', lazy: async () => ({ Component: (await import('./crops/Crops.tsx')).Crops }) },
    { path: '/app/farm/meters', lazy: async () => ({ Component: (await import('./meters/Meters.tsx')).Meters }) },
    {
      path: '/app/farm/meters/:id',
      lazy: async () => ({ Component: (await import('./meters/MeterPage.tsx')).MeterPage }),
    },
    {
      path: '/app/farm/people',
      lazy: async () => ({ Component: (await import('./people/People.tsx')).People }),
    },
  ],
  cards: {
    start: async () => ({ Card: (await import('./first-steps/FirstSteps.tsx')).FirstSteps }),
  },
  messages: loadLanguage,
} satisfies FeatureModule;

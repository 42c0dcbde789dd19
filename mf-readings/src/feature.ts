import type { FeatureModule } from '@seguia/shared/platform';
import { loadLanguage } from './words/load-language.ts';

export default {
  // The entry names each file with its hash, so routes that the same people open, or that share a form, share one file.
  routes: [
    { path: '/app', lazy: async () => ({ Component: (await import('./today/Today.tsx')).Today }) },
    {
      path: '/app/new',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "editing" */ './editing/NewReading.tsx')).NewReading,
      }),
    },
    {
      path: '/app/edit/:id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "editing" */ './editing/EditReading.tsx')).EditReading,
      }),
    },
    { path: '/app/last', lazy: async () => ({ Component: (await import('./last/Latest.tsx')).Latest }) },
    { path: '/app/one/:id', lazy: async () => ({ Component: (await import('./one/OneReading.tsx')).OneReading }) },
    { path: '/app/history', lazy: async () => ({ Component: (await import('./history/History.tsx')).History }) },
    { path: '/app/round', lazy: async () => ({ Component: (await import('./round/RoundScreen.tsx')).Round }) },
    {
      path: '/app/at/:farm/:plot',
      lazy: async () => ({ Component: (await import('./label/LabelledPlot.tsx')).LabelledPlot }),
    },
    { path: '/app/unsent', lazy: async () => ({ Component: (await import('./unsent/Unsent.tsx')).Unsent }) },
    {
      path: '/app/bands',
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "files" */ './bands/Bands.tsx')).Bands }),
    },
    {
      path: '/app/import',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "files" */ './imports/ImportReadings.tsx')).ImportReadings,
      }),
    },
    {
      path: '/app/water',
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "files" */ './water/Water.tsx')).Water }),
    },
  ],
  cards: {
    plot: async () => ({ Card: (await import('./plot/NewestReading.tsx')).NewestReading }),
  },
  messages: loadLanguage,
} satisfies FeatureModule;

import type { FeatureModule } from '@seguia/shared/platform';
import { CampaignList } from './list/CampaignList.tsx';

export default {
  routes: [
    { path: '/app/campaign', Component: CampaignList },
    {
      path: '/app/campaign/new',
      lazy: async () => ({ Component: (await import('./form/NewCampaign.tsx')).NewCampaign }),
    },
    {
      path: '/app/campaign/edit/:id',
      lazy: async () => ({ Component: (await import('./form/EditCampaign.tsx')).EditCampaign }),
    },
    {
      path: '/app/campaign/:id',
      lazy: async () => ({ Component: (await import('./detail/CampaignDetail.tsx')).CampaignDetail }),
    },
    {
      path: '/app/campaign/:id/plot/:plot_id',
      lazy: async () => ({ Component: (await import('./plot/PlotPage.tsx')).PlotPage }),
    },
    {
      path: '/app/campaign/:id/plot/:plot_id/crop-type/:crop_type_id',
      lazy: async () => ({ Component: (await import('./plot/CropTypePage.tsx')).CropTypePage }),
    },
  ],
  messages: async (locale) => (await import(`@seguia/locales/mf-campaigns/${locale}.json`)).default,
} satisfies FeatureModule;

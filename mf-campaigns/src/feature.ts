import type { FeatureModule } from '@seguia/shared/platform';
import { loadLanguage } from './files/load-language.ts';
import { CampaignList } from './campaign/list/CampaignList.tsx';

// Screens that share most of their code share a chunk, so that nothing is fetched twice.
export default {
  routes: [
    { path: '/app/campaign', Component: CampaignList },
    {
      path: '/app/campaign/new',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "form" */ './campaign/form/NewCampaign.tsx')).NewCampaign,
      }),
    },
    {
      path: '/app/campaign/edit/:id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "form" */ './campaign/form/EditCampaign.tsx')).EditCampaign,
      }),
    },
    {
      path: '/app/farm/log',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "log" */ './farm-log/CertificationLog.tsx')).CertificationLog,
      }),
    },
    {
      path: '/app/plot/:plot_id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "graphs" */ './plot/PlotWeek.tsx')).PlotWeek,
      }),
    },
    {
      path: '/app/campaign/:id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "graphs" */ './campaign/detail/CampaignDetail.tsx'))
          .CampaignDetail,
      }),
    },
    {
      path: '/app/campaign/:id/plot/:plot_id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "graphs" */ './campaign/plot/PlotPage.tsx')).PlotPage,
      }),
    },
    {
      path: '/app/campaign/:id/plot/:plot_id/crop-type/:crop_type_id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "graphs" */ './campaign/plot/CropTypePage.tsx')).CropTypePage,
      }),
    },
  ],
  cards: {
    today: async () => ({
      Card: (await import(/* webpackChunkName: "today" */ './today/RunningCampaigns.tsx')).RunningCampaigns,
    }),
    board: async () => ({ Card: (await import(/* webpackChunkName: "graphs" */ './board/BoardMap.tsx')).BoardMap }),
    water: async () => ({
      Card: (await import(/* webpackChunkName: "graphs" */ './water-card/WaterCard.tsx')).WaterCard,
    }),
  },
  messages: loadLanguage,
} satisfies FeatureModule;

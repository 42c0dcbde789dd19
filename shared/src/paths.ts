const segment = encodeURIComponent;

/** Every address of the app, without the language prefix (the router's basename adds it). */
export const paths = {
  home: () => '/',
  start: () => '/start',
  server: () => '/server',
  login: () => '/login',
  passwordForgot: () => '/password-forgot',
  farmers: () => '/farmers',
  today: () => '/app',
  newReading: (plotId?: string) => (plotId ? `/app/new?plot=${segment(plotId)}` : '/app/new'),
  lastReadings: () => '/app/last',
  history: (search?: string) => (search ? `/app/history?${search.replace(/^\?/, '')}` : '/app/history'),
  reading: (id: string) => `/app/one/${segment(id)}`,
  editReading: (id: string) => `/app/edit/${segment(id)}`,
  round: () => '/app/round',
  unsent: () => '/app/unsent',
  bands: () => '/app/bands',
  plotWeek: (plotId: string) => `/app/plot/${segment(plotId)}`,
  water: (search?: string) => (search ? `/app/water?${search.replace(/^\?/, '')}` : '/app/water'),
  meters: () => '/app/farm/meters',
  meter: (id: string) => `/app/farm/meters/${segment(id)}`,
  calibrateMeter: (id: string) => `/app/farm/meters/${segment(id)}?calibrate`,
  campaigns: () => '/app/campaign',
  newCampaign: () => '/app/campaign/new',
  editCampaign: (id: string) => `/app/campaign/edit/${segment(id)}`,
  campaign: (id: string) => `/app/campaign/${segment(id)}`,
  campaignPlot: (id: string, plotId: string) => `/app/campaign/${segment(id)}/plot/${segment(plotId)}`,
  campaignCropType: (id: string, plotId: string, cropTypeId: string) =>
    `/app/campaign/${segment(id)}/plot/${segment(plotId)}/crop-type/${segment(cropTypeId)}`,
  settings: () => '/app/settings',
  about: () => '/app/about',
} as const;

import type { Crop, CropType, Plot } from '@seguia/shared/platform';
import { idOf } from './story-ids.ts';

export const storyCrops: Crop[] = ['Tomate', 'Rose', 'Framboise'].map((name, index) => ({
  id: idOf('c0c0', index),
  name,
  archived: index === 2,
  updatedAt: 1,
  version: 1,
}));

export const storyCropTypes: CropType[] = (
  [
    ['Torry', 0],
    ['Pristyla', 0],
    ['Cœur de bœuf', 0],
    ['Freedom', 1],
  ] as const
).map(([name, crop], index) => ({
  id: idOf('c0d0', index),
  cropId: storyCrops[crop]?.id ?? '',
  name,
  archived: index === 2,
  updatedAt: 1,
  version: 1,
}));

/** Eight plots in walking order, the last one closed. */
export const storyPlots: Plot[] = [
  'Serre 1',
  'Serre 2',
  'Serre 3',
  'Serre 4',
  'Tunnel 1',
  'Tunnel 2',
  'Roseraie Est',
  'Ancienne serre',
].map((name, index) => ({
  id: idOf('b0b0', index),
  name,
  house: index < 4 ? 'Nord' : null,
  position: index + 1,
  area: 1200 + index * 250.5,
  irrigationUnits: 1,
  drippers: 3000,
  dripperRate: 2000,
  dripperRateUnit: 'ml_per_hour',
  crops: [
    {
      cropId: storyCrops[0]?.id ?? '',
      cropTypeId: storyCropTypes[index % 2]?.id ?? '',
      cropName: 'Tomate',
      cropTypeName: index % 2 ? 'Pristyla' : 'Torry',
      from: '2025-08-20',
      to: index === 7 ? '2026-05-31' : null,
      version: 1,
    },
  ],
  closed: index === 7,
  updatedAt: 1,
  version: 1,
}));

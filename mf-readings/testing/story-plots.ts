import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import { idOf } from './story-ids.ts';

const storyCropType = idOf('c0d0', 1);
export const storyCrop = { id: idOf('c0c0', 1), name: 'Tomate', updatedAt: 1 };
export const storyVariety = { id: storyCropType, cropId: storyCrop.id, name: 'Cœur de bœuf', updatedAt: 1 };

/** Twelve plots in walking order, one variety on each. */
export const storyPlots: Plot[] = [
  'Serre 1',
  'Serre 2',
  'Serre 3',
  'Serre 4',
  'Tunnel 1',
  'Tunnel 2',
  'Roseraie Est',
].map((name, index) => ({
  id: idOf('b0b0', index + 1),
  name,
  position: index + 1,
  area: 1200,
  irrigationUnits: 1,
  crops: [
    {
      cropId: idOf('c0c0', 1),
      cropTypeId: storyCropType,
      cropName: 'Tomate',
      cropTypeName: index % 2 ? 'Pristyla' : 'Cœur de bœuf',
      from: '2020-01-01',
      to: null,
    },
  ],
  closed: false,
  updatedAt: 1,
}));

export const storyBands: TargetBand[] = storyPlots.map((plot, index) => ({
  id: idOf('ba0d', index + 1),
  plotId: plot.id,
  cropTypeId: storyCropType,
  from: '2020-01-01',
  to: null,
  ...byMeasure(() => ({ low: null, high: null })),
  intakeEc: { low: 2.2, high: 3 },
  intakePh: { low: 5.5, high: 6.2 },
  drainEc: { low: 3, high: 4.2 },
  drainPh: { low: 5.5, high: 6.8 },
  drainPercent: { low: 20, high: 35 },
  updatedAt: 1,
  version: 1,
}));

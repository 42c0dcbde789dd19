import type { MeasureColumn } from '../database/measure-columns.ts';

/** How a crop is fed, and how its plots are replanted. */
export interface CropRecipe {
  name: string;
  varieties: readonly string[];
  /** EC given to a young and to a grown plant, mS/cm. */
  intakeEc: { young: number; grown: number };
  /** The usual range of drain EC ÷ intake EC. */
  ratio: number;
  intakePh: number;
  /** Drain percentage of a grown plant on a mild day. */
  drainPercent: number;
  /** Days until the plant is grown. */
  stage: number;
  /** Month and day of planting, for a crop that is replanted every year; null otherwise. */
  planting: string | null;
  /** Days from planting to the first day of each stage; stages that the demo's manager does not note are missing. */
  stages: { firstFlower?: number; firstHarvest?: number; topped?: number };
  /**
   * The bands while the plant is young, from its first trusses (half of `stage`), and grown: the feed rises with the plant, and the target
   * with the feed.
   */
  bands: { young: Bands; bearing: Bands; grown: Bands };
}

type Limits = readonly [low: number, high: number];

/** The bands by measure; a measure that the demo does not simulate has none. */
export type Bands = Partial<Record<MeasureColumn | 'ec_difference', Limits>>;

const ph = { intake_ph: [5.5, 6.2], drain_ph: [5.5, 6.8] } as const;

export const tomato: CropRecipe = {
  name: 'Tomate',
  varieties: ['Pristyla', 'Torry', 'Cœur de bœuf'],
  intakeEc: { young: 1.9, grown: 2.7 },
  ratio: 1.35,
  intakePh: 5.8,
  drainPercent: 27,
  stage: 60,
  planting: '07-20',
  stages: { firstFlower: 30, firstHarvest: 60, topped: 300 },
  bands: {
    young: { ...ph, intake_ec: [1.6, 2.3], drain_ec: [2, 3.2], drain_percent: [10, 25], ec_difference: [0.3, 1] },
    bearing: { ...ph, intake_ec: [1.9, 2.7], drain_ec: [2.5, 3.7], drain_percent: [15, 30], ec_difference: [0.4, 1.2] },
    grown: { ...ph, intake_ec: [2.2, 3], drain_ec: [3, 4.2], drain_percent: [20, 35], ec_difference: [0.5, 1.5] },
  },
};

export const raspberry: CropRecipe = {
  name: 'Framboise',
  varieties: ['Adelita', 'Maravilla'],
  intakeEc: { young: 1.3, grown: 1.7 },
  ratio: 1.2,
  intakePh: 5.7,
  drainPercent: 25,
  stage: 45,
  planting: '09-05',
  stages: {},
  bands: {
    young: { ...ph, intake_ec: [1.1, 1.6], drain_ec: [1.2, 2], drain_percent: [10, 25] },
    bearing: { ...ph, intake_ec: [1.2, 1.9], drain_ec: [1.3, 2.3], drain_percent: [14, 30] },
    grown: { ...ph, intake_ec: [1.3, 2.1], drain_ec: [1.5, 2.5], drain_percent: [18, 35] },
  },
};

export const rose: CropRecipe = {
  name: 'Rose',
  varieties: ['Freedom', 'Avalanche'],
  intakeEc: { young: 1.3, grown: 1.55 },
  ratio: 1.4,
  intakePh: 5.6,
  drainPercent: 30,
  stage: 90,
  planting: null,
  stages: {},
  bands: {
    young: { ...ph, intake_ec: [1.1, 1.6], drain_ec: [1.4, 2.3], drain_percent: [15, 30] },
    bearing: { ...ph, intake_ec: [1.1, 1.7], drain_ec: [1.5, 2.5], drain_percent: [18, 35] },
    grown: { ...ph, intake_ec: [1.2, 1.8], drain_ec: [1.7, 2.7], drain_percent: [22, 40] },
  },
};

import type { WaterField } from './water-quantities.ts';
import type { WaterUnit } from './water-units.ts';

/** What a person answered about the water and light of a file. */
export interface WaterAnswers {
  /** The units that the person chose; null leaves a field's values out. */
  units: Readonly<Partial<Record<WaterField, WaterUnit | null>>>;
  /** For water that is given per dripper; null where nobody has said it. */
  drippersPerSquareMetre: number | null;
  /** Whether the unusual values are imported, too. */
  takeUnusual: boolean;
}

export const noWaterAnswers: WaterAnswers = { units: {}, drippersPerSquareMetre: null, takeUnusual: false };

import type { Limits } from '../bands.ts';
import { type CropKind, cropKind } from './crop-kind.ts';
import type { Stage } from './stages.ts';
import type { TargetField } from './target-fields.ts';

/** The limits of a stage in the stored units; a field without a usual range is missing. */
export type StageBands = Partial<Record<TargetField, Limits>>;

const range = (low: number, high: number): Limits => ({ low, high });

/**
 * Tomato in inert substrate.
 *
 * Published: a feed of 2.6 mS/cm at pH 5.3, and 4.0 mS/cm at pH 5.5 to 6.0 around the roots (Van der Lugt and others, "Nutrient Solutions for Greenhouse
 * Crops", version 4, 2020, p. 53; its recipes for start, fruit set and end of season have one EC). 25 to 35 % of drain, and a feed that rises from planting to
 * the first harvests and is lowered at topping (Ito and others, Research Bulletin of the Aichi Agricultural Research Center 54, 2022, pp. 123–126).
 *
 * The app's own starting points (docs/product.md, section 10): a feed of 1.8 rising to 2.8, drain EC of 3.0 to 4.2, a difference of 0.5 to 1.5, pH up to 6.5,
 * 10 to 15 % of drain from young plants and 20 to 35 % from grown ones.
 *
 * Interpreted: where in these ranges a stage lies, and that drain stands for the solution around the roots. The published feed and root zone lie inside the
 * bands of `firstHarvest`; the bands before lead up to them.
 */
const tomato: Partial<Record<Stage, StageBands>> = {
  planted: {
    intakeEc: range(1.8, 2.3),
    intakePh: range(5.3, 6),
    drainEc: range(2.3, 3.3),
    drainPh: range(5.5, 6.5),
    drainPercent: range(10, 15),
    ecDifference: range(0.5, 1),
  },
  firstFlower: {
    intakeEc: range(2.1, 2.6),
    intakePh: range(5.3, 6),
    drainEc: range(2.6, 3.8),
    drainPh: range(5.5, 6.5),
    drainPercent: range(15, 25),
    ecDifference: range(0.5, 1.2),
  },
  firstHarvest: {
    intakeEc: range(2.4, 2.8),
    intakePh: range(5.3, 6),
    drainEc: range(3, 4.2),
    drainPh: range(5.5, 6.5),
    drainPercent: range(20, 35),
    ecDifference: range(0.5, 1.5),
  },
  topped: {
    intakeEc: range(2.2, 2.7),
    intakePh: range(5.3, 6),
    drainEc: range(2.8, 4.2),
    drainPh: range(5.5, 6.5),
    drainPercent: range(20, 35),
    ecDifference: range(0.5, 1.5),
  },
};

/**
 * Raspberry in substrate. Published: a feed of 2.0 mS/cm at pH 5.3, in flower and fruit as before (Van der Lugt, p. 58; its EC around the roots is that of an
 * extract, which drain cannot be held against, so drain EC and the difference have no band). The app's own (docs/product.md, section 10): a feed of 1.2 to 2.4,
 * 10 to 15 % of drain from young plants and 20 to 35 % from grown ones. Interpreted: the lower half while young.
 */
const raspberry: Partial<Record<Stage, StageBands>> = {
  planted: { intakeEc: range(1.2, 1.8), intakePh: range(5.3, 6), drainPercent: range(10, 15) },
  firstFlower: { intakeEc: range(1.6, 2.2), intakePh: range(5.3, 6), drainPercent: range(20, 35) },
  firstHarvest: { intakeEc: range(1.6, 2.4), intakePh: range(5.3, 6), drainPercent: range(20, 35) },
};

/**
 * Rose in inert substrate. Published: a feed of 1.6 mS/cm at pH 5.3 and 2.2 mS/cm around the roots, from the start to the flower (Van der Lugt, p. 82). The app's
 * own (docs/product.md, section 10): a feed of 1.2 to 1.8, 10 to 15 % of drain from young plants and 20 to 35 % from grown ones. Interpreted: the lower part while
 * young, 0.4 mS/cm to each side of the published root zone, and a difference of 0.2 to 1.0 around the published 0.6.
 */
const rose: Partial<Record<Stage, StageBands>> = {
  planted: { intakeEc: range(1.2, 1.6), intakePh: range(5.3, 6), drainPercent: range(10, 15) },
  firstHarvest: {
    intakeEc: range(1.4, 1.8),
    intakePh: range(5.3, 6),
    drainEc: range(1.8, 2.6),
    drainPercent: range(20, 35),
    ecDifference: range(0.2, 1),
  },
};

const tables: Record<CropKind, Partial<Record<Stage, StageBands>>> = { tomato, raspberry, rose };

/**
 * The bands that a stage of a crop proposes, by the farm's name for the crop; null where none are known. They are a starting point, and
 * never override a band of the farm.
 */
export function bandsOfStage(cropName: string, stage: Stage): StageBands | null {
  const kind = cropKind(cropName);
  return kind === null ? null : (tables[kind][stage] ?? null);
}

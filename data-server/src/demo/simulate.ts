import { drainPercent } from '@seguia/shared/domain/readings/drain-percent';
import { measureOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import {
  byColumn,
  type dripperColumns,
  type MeasureColumn,
  measureOfColumn,
  type MeasureRow,
} from '../database/measure-columns.ts';
import type { Tables } from '../database/tables.ts';
import type { CropRecipe } from './crops.ts';
import type { Random } from './random.ts';
import type { Day } from './weather.ts';

/** The measured part of a reading. */
export type Measured = MeasureRow & Pick<Tables['readings'], 'entry_type' | (typeof dripperColumns)[number]>;

/** What a dry spell adds to drain EC ÷ intake EC in the long run, in addition to the effect of little drainage. */
const drySalts = 0.15;

/** The root zone of one plot: salt builds up when little drains, and is washed out when much does. */
export class RootZone {
  readonly #random: Random;
  readonly #drippers: number;
  #ratio: number;
  #phDrift = 0;
  /** How far the grower deviates from the usual recipe, in mS/cm; it changes every few weeks. */
  #recipeShift: number;
  /** How many more days the plot gets too little water, so that salt builds up. */
  #dryDays = 0;
  /** How many more days this plot's pH meter is broken. */
  #brokenMeter = 0;

  constructor(recipe: CropRecipe, random: Random) {
    this.#random = random;
    this.#drippers = random.whole(4, 10);
    this.#ratio = recipe.ratio;
    this.#recipeShift = random.noise() * 0.1;
  }

  /** Begins a new day: yesterday's drainage has moved the salts. */
  wake() {
    this.#phDrift = this.#phDrift * 0.92 + this.#random.noise() * 0.05;
    if (this.#random.chance(0.045)) this.#recipeShift = this.#recipeShift * 0.5 + this.#random.noise() * 0.13;
    if (this.#dryDays > 0) this.#dryDays -= 1;
    else if (this.#random.chance(0.011)) this.#dryDays = this.#random.whole(6, 16);
    if (this.#brokenMeter > 0) this.#brokenMeter -= 1;
    else if (this.#random.chance(0.002)) this.#brokenMeter = this.#random.whole(2, 5);
  }

  /** `age` is in days since planting; `round` 0 is the first of the day. */
  measure(recipe: CropRecipe, { heat, rain }: Day, age: number, round: number): Measured {
    const random = this.#random;
    const grown = Math.min(1, age / recipe.stage);
    const warmth = Math.max(-1, Math.min(1.5, (heat - 26) / 8));
    const fed = recipe.intakeEc.young + (recipe.intakeEc.grown - recipe.intakeEc.young) * grown;
    const isDry = this.#dryDays > 0;
    const intakeEc = fed * (1 + this.#recipeShift / 2) - 0.18 * Math.max(0, warmth) + random.noise() * 0.06;
    const percent = Math.max(
      2,
      (recipe.drainPercent * (isDry ? 0.45 : 1) - 11 * (1 - grown) + 7 * Math.max(0, warmth) + (rain ? 4 : 0)) *
        (round === 0 ? 0.82 : 1.05) +
        random.noise() * 3.2,
    );
    this.#ratio +=
      (recipe.ratio + (isDry ? drySalts : 0) - this.#ratio) * 0.05 +
      (recipe.drainPercent - percent) * 0.0012 +
      random.noise() * 0.012;
    const drainEc = intakeEc * Math.max(0.85, this.#ratio + warmth * 0.04) + random.noise() * 0.07;
    const intakePh = recipe.intakePh + this.#phDrift * 0.4 + random.noise() * 0.07;
    const drainPh = intakePh + 0.25 + this.#phDrift + random.noise() * 0.1;
    const hasPh = this.#brokenMeter === 0;
    const hasDrain = !random.chance(round === 0 ? 0.06 : 0.02);
    const simulated = {
      intake_ec: random.chance(0.015) ? null : rounded(intakeEc, 2),
      intake_ph: hasPh ? rounded(intakePh, 1) : null,
      drain_ec: hasDrain ? rounded(drainEc, 2) : null,
      drain_ph: hasDrain && hasPh ? rounded(drainPh, 1) : null,
      ...(hasDrain ? this.#drain(percent) : noDrain),
    };
    return this.#withOutlier({ ...this.#usual(Object.keys(simulated), hasDrain), ...simulated });
  }

  /** Values of the measures that are not simulated, in the middle of what is usual on farms. */
  #usual(simulated: readonly string[], hasDrain: boolean): MeasureRow {
    return byColumn((column) => {
      const { side, quantity, usual } = measureOf(measureOfColumn(column));
      if (simulated.includes(column) || (side === 'drain' && !hasDrain)) return null;
      const value = (usual.low + usual.high) / 2 + (this.#random.noise() * (usual.high - usual.low)) / 10;
      return rounded(value, rulesOf(quantity).decimals);
    });
  }

  /** Most is measured with a jug under some drippers, the rest is read from a scale. */
  #drain(percent: number): Drain {
    if (this.#random.chance(0.3)) return { ...noDrain, drain_percent: Math.round(percent) };
    const each = this.#random.whole(12, 24) * 10;
    const drained = Math.max(5, Math.round((percent * each * this.#drippers) / 500) * 5);
    const volumes = {
      totalDrained: drained,
      intakePerDripper: each,
      dripperCount: this.#drippers,
      dripperUnit: 'ml' as const,
    };
    return {
      entry_type: 'drippers',
      drain_percent: drainPercent(volumes),
      total_drained: drained,
      intake_per_dripper: each,
      dripper_count: this.#drippers,
      dripper_unit: 'ml',
    };
  }

  /** Rare outliers for people to find: a blocked dripper, a leak, a dirty probe. */
  #withOutlier(measured: Measured): Measured {
    const random = this.#random;
    if (!random.chance(0.0035)) return measured;
    switch (random.whole(0, 3)) {
      case 0:
        return { ...measured, drain_ec: measured.drain_ec && rounded(measured.drain_ec * random.between(1.7, 2.1), 2) };
      case 1:
        return {
          ...measured,
          intake_ec: measured.intake_ec && rounded(measured.intake_ec * random.between(0.35, 0.6), 2),
        };
      case 2:
        return { ...measured, intake_ph: measured.intake_ph && rounded(random.between(7.2, 8.1), 1) };
      default:
        return { ...measured, ...noDrain, drain_percent: measured.drain_percent && random.whole(68, 118) };
    }
  }
}

type Drain = Omit<Measured, Exclude<MeasureColumn, 'drain_percent'>>;

const noDrain: Drain = {
  entry_type: 'value',
  drain_percent: null,
  total_drained: null,
  intake_per_dripper: null,
  dripper_count: null,
  dripper_unit: null,
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

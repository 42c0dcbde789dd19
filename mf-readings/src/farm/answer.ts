import type { Band, Reading, TargetBand } from '@seguia/shared/platform';
import { type BandState, bandState } from '@seguia/shared/domain/bands';
import { changeOf, type Compared, type ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import type { Values } from './last-values.ts';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';

/** What one value of a saved reading means. */
interface MeasureAnswer {
  measure: MeasuredField;
  value: number;
  band: Band | null;
  /** Null where no band is set. */
  state: BandState | null;
  /** What it is compared with; null where the plot has no such value. */
  compared: Compared | null;
}

/** What a reading pays back at once. */
export interface Answer {
  measures: MeasureAnswer[];
  /** Drain EC − intake EC in mS/cm; null without both. */
  ecDifference: number | null;
}

/** Holds a reading against the plot's target band and what its values are compared with. */
export function answerTo(reading: Values, compared: ComparedValues, band: TargetBand | null): Answer {
  return {
    measures: measuredFields.flatMap((measure) => {
      const value = reading[measure];
      const limits = band?.[measure] ?? null;
      const state = limits && value !== null ? bandState(value, limits) : null;
      return value === null ? [] : [{ measure, value, band: limits, state, compared: compared[measure] }];
    }),
    ecDifference: ecDifference(reading),
  };
}

/** Drain EC − intake EC in mS/cm; null where one of them is missing. */
export function ecDifference({ intakeEc, drainEc }: Pick<Reading, 'intakeEc' | 'drainEc'>): number | null {
  return intakeEc === null || drainEc === null ? null : changeOf(drainEc, intakeEc);
}

import type { Band, Reading, TargetBand } from '@seguia/shared/platform';
import { type BandState, bandState } from '@seguia/shared/domain/bands';
import { changeOf, type Compared, type ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import type { Values } from '../farm-data/last-values.ts';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';

/** One value of a saved reading, compared with its target and with an earlier value. */
interface MeasureAnswer {
  measure: MeasuredField;
  value: number;
  band: Band | null;
  /** Null where no band is set. */
  state: BandState | null;
  /** The earlier value that it is compared with; null where the plot has none. */
  compared: Compared | null;
}

/** What a person learns from a reading just saved. */
export interface Answer {
  measures: MeasureAnswer[];
  /** Drain EC − intake EC in mS/cm; null where one of them is missing. */
  ecDifference: number | null;
}

/** Compares a reading with the plot's target band and with its earlier values. */
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

import type { Band, Reading, TargetBand } from '@seguia/shared/platform';
import { type BandState, bandState } from '@seguia/shared/domain/bands';
import type { Values } from './last-values.ts';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';

/** What one value of a saved reading means. */
interface MeasureAnswer {
  measure: MeasuredField;
  value: number;
  band: Band | null;
  /** Null where no band is set. */
  state: BandState | null;
  last: number | null;
  /** Against the plot's last value, in stored units; null where there is none. */
  change: number | null;
}

/** What a reading pays back at once. */
export interface Answer {
  measures: MeasureAnswer[];
  /** Drain EC − intake EC in mS/cm, the sign of salt building up; null without both. */
  ecDifference: number | null;
}

/** Holds a reading against the plot's target band and its last values. */
export function answerTo(reading: Values, last: Values, band: TargetBand | null): Answer {
  return {
    measures: measuredFields.flatMap((measure) => {
      const value = reading[measure];
      return value === null ? [] : [measureAnswer(measure, value, last[measure], band?.[measure] ?? null)];
    }),
    ecDifference: ecDifference(reading),
  };
}

/** Drain EC − intake EC in mS/cm; null where one of them is missing. */
export function ecDifference({ intakeEc, drainEc }: Pick<Reading, 'intakeEc' | 'drainEc'>): number | null {
  return intakeEc === null || drainEc === null ? null : exact(drainEc - intakeEc);
}

function measureAnswer(measure: MeasuredField, value: number, last: number | null, band: Band | null): MeasureAnswer {
  return {
    measure,
    value,
    band,
    state: band && bandState(value, band),
    last,
    change: last === null ? null : changeOf(value, last),
  };
}

/** How far a value is from the last one. */
export function changeOf(value: number, last: number): number {
  return exact(value - last);
}

/** A difference without the dust of binary fractions: 2.4 − 2.3 is 0.1. */
function exact(value: number): number {
  return Number(value.toFixed(6));
}

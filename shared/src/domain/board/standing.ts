import type { Plot, PlotCrop, Reading, TargetBand } from '@seguia/openapi';
import { bandOn, type BandState, bandState, cropsOn, worstOf } from '../bands.ts';
import { measuredFields, type MeasuredField } from '../readings/measures.ts';

/** How the values of a reading compare with the target band of its plot, variety and day. */
export interface Standing {
  crops: PlotCrop[];
  band: TargetBand | null;
  states: Partial<Record<MeasuredField, BandState>>;
  /** The state that needs most attention; null where no value has a band. */
  worst: BandState | null;
}

type Placed = Pick<Reading, 'plotId' | 'date' | MeasuredField>;

/** Compares a reading with its band. If several varieties grow in the plot, the first one with a band counts. */
export function standingOf(reading: Placed, plot: Plot | undefined, bands: readonly TargetBand[]): Standing {
  const crops = plot ? cropsOn(plot.crops, reading.date) : [];
  const band = plot ? bandOn(bands, plot, reading.date) : null;
  const states: Standing['states'] = {};
  for (const measure of measuredFields) {
    const value = reading[measure];
    const state = value === null || !band ? null : bandState(value, band[measure]);
    if (state) states[measure] = state;
  }
  return { crops, band, states, worst: worstOf(Object.values(states)) };
}

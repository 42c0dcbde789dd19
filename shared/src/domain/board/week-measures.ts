import { measuredFields, type MeasuredField, quantityOf, sideOf } from '../readings/measures.ts';

/** The measures whose week the board shows: those of the drain, except pH. */
export const weekMeasures: readonly MeasuredField[] = measuredFields.filter(
  (measure) => sideOf(measure) === 'drain' && quantityOf(measure) !== 'ph',
);

/** The other measures, of which the board shows the newest value only. */
export const plainMeasures: readonly MeasuredField[] = measuredFields.filter(
  (measure) => !weekMeasures.includes(measure),
);

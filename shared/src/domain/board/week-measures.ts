import { measuredFields, type MeasuredField, quantityOf, sideOf } from '../readings/measures.ts';

/** The measures whose week stands on the board: what drains, and how salty it is. */
export const weekMeasures: readonly MeasuredField[] = measuredFields.filter(
  (measure) => sideOf(measure) === 'drain' && quantityOf(measure) !== 'ph',
);

/** The others, of which the newest value is enough. */
export const plainMeasures: readonly MeasuredField[] = measuredFields.filter(
  (measure) => !weekMeasures.includes(measure),
);

import { measuredFields, type MeasuredField, quantityOf, sideOf } from '../readings/measures.ts';

/** The measures that the board shows of every plot, with their week on paper: those of the drain, except pH. */
export const weekMeasures: readonly MeasuredField[] = measuredFields.filter(
  (measure) => sideOf(measure) === 'drain' && quantityOf(measure) !== 'ph',
);

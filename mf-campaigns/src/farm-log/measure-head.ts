import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { useMeasureFormat } from '../series/use-measure-format.ts';

/** The name of a measure where its values are written without a unit. The name of EC then includes the unit, because people choose it. */
export const measureHead = (measures: ReturnType<typeof useMeasureFormat>, measure: MeasuredField): string =>
  quantityOf(measure) === 'ec' ? `${measures.name(measure)} (${measures.unit('ec')})` : measures.name(measure);

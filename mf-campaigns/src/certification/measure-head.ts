import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { useMeasureFormat } from '../series/use-measure-format.ts';

/** What a measure is called where its values stand without a unit: EC has one that people choose. */
export const measureHead = (measures: ReturnType<typeof useMeasureFormat>, measure: MeasuredField): string =>
  quantityOf(measure) === 'ec' ? `${measures.name(measure)} (${measures.unit('ec')})` : measures.name(measure);

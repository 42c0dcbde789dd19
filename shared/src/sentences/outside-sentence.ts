import type { Limits } from '../domain/bands.ts';
import type { MeasuredField } from '../domain/readings/measures.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import { isolate } from '../i18n/isolate.ts';
import type { MeasureFormat } from './measure-format.ts';

const messages = defineMessages({
  above: { id: 'readings.band.aboveSentence', defaultMessage: '{measure} {by} au-dessus de la cible' },
  below: { id: 'readings.band.belowSentence', defaultMessage: '{measure} {by} sous la cible' },
});

/** The distance of a value from its band, in stored units; 0 inside. */
function beyond(value: number, { low, high }: Limits): number {
  if (high !== null && value > high) return value - high;
  if (low !== null && value < low) return low - value;
  return 0;
}

/** How far a value is from its band, as text; with more decimals where it would be written as 0. */
export function formatBeyond(
  { format, formatValue }: MeasureFormat,
  measure: MeasuredField,
  value: number,
  band: Limits,
): string {
  const distance = beyond(value, band);
  const text = formatValue(measure, distance);
  if (distance === 0 || text !== formatValue(measure, 0)) return isolate(text);
  return isolate(measure === 'drainPercent' ? format.percent(distance, 4) : format.number(distance, 3));
}

/** A sentence about a value that is outside of its target: "Drain EC 0.4 above target". */
export function outsideSentence(measures: MeasureFormat, measure: MeasuredField, value: number, band: Limits): string {
  const values = { measure: measures.label(measure), by: formatBeyond(measures, measure, value, band) };
  const isAbove = band.high !== null && value > band.high;
  return measures.intl.formatMessage(isAbove ? messages.above : messages.below, values);
}

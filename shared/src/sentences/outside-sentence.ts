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
export function beyond(value: number, { low, high }: Limits): number {
  if (high !== null && value > high) return value - high;
  if (low !== null && value < low) return low - value;
  return 0;
}

/** A sentence about a value that is outside of its target: "Drain EC 0.4 above target". */
export function outsideSentence(
  { intl, label, formatValue }: MeasureFormat,
  measure: MeasuredField,
  value: number,
  band: Limits,
): string {
  const values = { measure: label(measure), by: isolate(formatValue(measure, beyond(value, band))) };
  const isAbove = band.high !== null && value > band.high;
  return intl.formatMessage(isAbove ? messages.above : messages.below, values);
}

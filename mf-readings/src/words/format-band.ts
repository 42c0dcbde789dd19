import { type Band, isolate } from '@seguia/shared/platform';
import type { BandState } from '@seguia/shared/domain/bands';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { TargetField } from '@seguia/shared/domain/plantings/target-fields';
import type { MeasureFormat } from '@seguia/shared/sentences/measure-format';
import { formatBeyond } from '@seguia/shared/sentences/outside-sentence';

/** How a value compares with its band, in a few words beside the value: "0.4 above". */
export function formatBandState(
  measures: MeasureFormat,
  measure: MeasuredField,
  value: number,
  band: Band,
  state: BandState,
): string {
  const { intl } = measures;
  const difference = formatBeyond(measures, measure, value, band);
  switch (state) {
    case 'in':
      return intl.formatMessage({ id: 'readings.band.in', defaultMessage: 'dans la cible' });
    case 'near-low':
      return intl.formatMessage({ id: 'readings.band.nearLow', defaultMessage: 'près de la limite basse' });
    case 'near-high':
      return intl.formatMessage({ id: 'readings.band.nearHigh', defaultMessage: 'près de la limite haute' });
    case 'below':
      return intl.formatMessage(
        { id: 'readings.band.below', defaultMessage: '{by} sous la cible' },
        { by: difference },
      );
    case 'above':
      return intl.formatMessage(
        { id: 'readings.band.above', defaultMessage: '{by} au-dessus de la cible' },
        { by: difference },
      );
  }
}

/** A band's limits: "1.8 to 2.6", "at least 1.8"; undefined where it has none. */
export function bandLimits(
  { intl, formatValue }: MeasureFormat,
  measure: TargetField,
  { low, high }: Band,
): string | undefined {
  if (low !== null && high !== null) {
    return intl.formatMessage(
      { id: 'readings.band.between', defaultMessage: '{low} à {high}' },
      { low: isolate(formatValue(measure, low)), high: isolate(formatValue(measure, high)) },
    );
  }
  if (low !== null) {
    return intl.formatMessage(
      { id: 'readings.band.atLeast', defaultMessage: 'au moins {low}' },
      { low: isolate(formatValue(measure, low)) },
    );
  }
  if (high !== null) {
    return intl.formatMessage(
      { id: 'readings.band.atMost', defaultMessage: 'au plus {high}' },
      { high: isolate(formatValue(measure, high)) },
    );
  }
  return undefined;
}

/** The text alternative of a Channel: "2.40, target 1.80 to 2.60, last 2.20". */
export function formatMeasureState(
  { intl, formatValue }: MeasureFormat,
  measure: MeasuredField,
  value: number | null,
  last: number | null,
  limits: string,
): string {
  const shown = (value: number | null) => (value === null ? '–' : isolate(formatValue(measure, value)));
  const values = { value: shown(value), last: shown(last), limits };
  return last === null
    ? intl.formatMessage({ id: 'readings.channel', defaultMessage: '{value}, cible {limits}' }, values)
    : intl.formatMessage(
        { id: 'readings.channelWithLast', defaultMessage: '{value}, cible {limits}, avant {last}' },
        values,
      );
}

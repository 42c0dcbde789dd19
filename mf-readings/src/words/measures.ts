import { defineMessages, type IntlShape, type MessageDescriptor, useFormat, useIntl } from '@seguia/shared/platform';
import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';

/** The names of the measured values, as labels. */
export const measureMessages: Record<MeasuredField, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'readings.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'readings.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'readings.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'readings.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'readings.measure.drainPercent', defaultMessage: '% de drainage' },
});

/** How measured values are named and written for this person. */
export interface MeasureFormat {
  intl: IntlShape;
  label: (measure: MeasuredField) => string;
  /** The unit beside a written number; percentages are written with theirs. */
  unit: (measure: MeasuredField) => string | undefined;
  /** The unit beside a field that the number is typed into. */
  typedUnit: (measure: MeasuredField) => string | undefined;
  /** After how many typed digits the decimal mark comes, where a person wants it to come by itself; undefined where it does not. */
  digitsBeforeMark: (measure: MeasuredField) => number | undefined;
  /** The number in the person's digits, EC in the person's unit but without it. */
  formatValue: (measure: MeasuredField, value: number) => string;
  /** The number with its unit, where it has one. */
  formatWithUnit: (measure: MeasuredField, value: number) => string;
  /** A difference of two values, its sign included. */
  formatChange: (measure: MeasuredField, change: number) => string;
}

export function useMeasureFormat(): MeasureFormat {
  const intl = useIntl();
  const format = useFormat();
  const formatValue = (measure: MeasuredField, value: number) => {
    const quantity = quantityOf(measure);
    if (quantity === 'ec') return format.ec(value, { unit: false });
    return quantity === 'percent' ? format.percent(value) : format.number(value, rulesOf(quantity).decimals);
  };
  const typedUnit = (measure: MeasuredField) =>
    quantityOf(measure) === 'ec' ? format.ecUnit : (rulesOf(quantityOf(measure)).unit ?? undefined);
  const unit = (measure: MeasuredField) => (quantityOf(measure) === 'percent' ? undefined : typedUnit(measure));
  return {
    intl,
    label: (measure) => intl.formatMessage(measureMessages[measure]),
    unit,
    typedUnit,
    // In µS/cm a value is typed without decimals.
    digitsBeforeMark: (measure) =>
      quantityOf(measure) === 'ec' && format.ecUnit === 'µS/cm'
        ? undefined
        : rulesOf(quantityOf(measure)).digitsBeforeMark,
    formatValue,
    formatWithUnit: (measure, value) =>
      unit(measure) ? `${formatValue(measure, value)}\u00A0${unit(measure)}` : formatValue(measure, value),
    formatChange: (measure, change) =>
      `${change > 0 ? '+' : change < 0 ? '−' : '±'}${formatValue(measure, Math.abs(change))}`,
  };
}

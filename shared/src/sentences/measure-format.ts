import type { MessageDescriptor } from 'react-intl';
import { quantityOfTarget, type TargetField } from '../domain/plantings/target-fields.ts';
import { rulesOf } from '../domain/readings/quantities.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import type { Format } from '../i18n/format.ts';
import type { Words } from './words.ts';

/** The names of the measured values, and of what follows from two of them and has a target, as labels. */
export const measureMessages: Record<TargetField, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'readings.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'readings.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'readings.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'readings.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'readings.measure.drainPercent', defaultMessage: '% de drainage' },
  ecDifference: { id: 'readings.measure.ecDifference', defaultMessage: 'Écart d’EC (drainage moins apport)' },
});

/** How measured values are named and written for this person. */
export interface MeasureFormat<Intl extends Words = Words> {
  intl: Intl;
  format: Format;
  label: (measure: TargetField) => string;
  /** The unit beside a written number; percentages are written with theirs. */
  unit: (measure: TargetField) => string | undefined;
  /** The unit beside a field that the number is typed into. */
  typedUnit: (measure: TargetField) => string | undefined;
  /** After how many typed digits the decimal mark comes, where a person wants it to come by itself; undefined where it does not. */
  digitsBeforeMark: (measure: TargetField) => number | undefined;
  /** The number in the person's digits, EC in the person's unit but without it. */
  formatValue: (measure: TargetField, value: number) => string;
  /** The number with its unit, where it has one. */
  formatWithUnit: (measure: TargetField, value: number) => string;
  /** A difference of two values, its sign included. */
  formatChange: (measure: TargetField, change: number) => string;
}

export function measureFormat<Intl extends Words>(intl: Intl, format: Format): MeasureFormat<Intl> {
  const formatValue = (measure: TargetField, value: number) => {
    const quantity = quantityOfTarget(measure);
    if (quantity === 'ec') return format.ec(value, { unit: false });
    return quantity === 'percent' ? format.percent(value) : format.number(value, rulesOf(quantity).decimals);
  };
  const typedUnit = (measure: TargetField) =>
    quantityOfTarget(measure) === 'ec' ? format.ecUnit : (rulesOf(quantityOfTarget(measure)).unit ?? undefined);
  const unit = (measure: TargetField) => (quantityOfTarget(measure) === 'percent' ? undefined : typedUnit(measure));
  return {
    intl,
    format,
    label: (measure) => intl.formatMessage(measureMessages[measure]),
    unit,
    typedUnit,
    // In µS/cm a value is typed without decimals.
    digitsBeforeMark: (measure) =>
      quantityOfTarget(measure) === 'ec' && format.ecUnit === 'µS/cm'
        ? undefined
        : rulesOf(quantityOfTarget(measure)).digitsBeforeMark,
    formatValue,
    formatWithUnit: (measure, value) =>
      unit(measure) ? `${formatValue(measure, value)}\u00A0${unit(measure)}` : formatValue(measure, value),
    formatChange: (measure, change) =>
      `${change > 0 ? '+' : change < 0 ? '−' : '±'}${formatValue(measure, Math.abs(change))}`,
  };
}

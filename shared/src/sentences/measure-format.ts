import type { MessageDescriptor } from 'react-intl';
import { quantityOfTarget, type TargetField } from '../domain/plantings/target-fields.ts';
import { rulesOf } from '../domain/readings/quantities.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import type { Format } from '../i18n/format.ts';
import type { Words } from './words.ts';

/** The names of the measures, and of the EC difference, as labels. */
export const measureMessages: Record<TargetField, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'readings.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'readings.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'readings.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'readings.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'readings.measure.drainPercent', defaultMessage: '% de drainage' },
  ecDifference: { id: 'readings.measure.ecDifference', defaultMessage: 'Écart d’EC (drainage moins apport)' },
});

/** Names and writes measured values for this person. */
export interface MeasureFormat<Intl extends Words = Words> {
  intl: Intl;
  format: Format;
  label: (measure: TargetField) => string;
  /** The unit beside a written number; undefined for percentages, whose number includes it. */
  unit: (measure: TargetField) => string | undefined;
  /** The unit beside a field in which the number is typed. */
  typedUnit: (measure: TargetField) => string | undefined;
  /** After how many typed digits the decimal mark is inserted, if the person wants that; otherwise undefined. */
  digitsBeforeMark: (measure: TargetField) => number | undefined;
  /** The number in the person's digits and EC unit, without the unit's name. */
  formatValue: (measure: TargetField, value: number) => string;
  /** The number with its unit, where it has one. */
  formatWithUnit: (measure: TargetField, value: number) => string;
  /** The difference between two values, with its sign. */
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
    // In µS/cm values are typed without decimals.
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

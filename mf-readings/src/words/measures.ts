import { defineMessages, type IntlShape, useFormat, useIntl } from '@seguia/shared/platform';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';

/** The names of the five measured values, as labels. */
export const measureTexts = defineMessages({
  intakeEc: { id: 'readings.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'readings.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'readings.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'readings.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'readings.measure.drainPercent', defaultMessage: '% de drainage' },
});

/** How measured values are named and written for this person. */
export interface MeasureWords {
  intl: IntlShape;
  label: (measure: MeasuredField) => string;
  /** The unit beside the number: EC alone has one, percentages are written with theirs. */
  unit: (measure: MeasuredField) => string | undefined;
  /** The number in the person's digits, EC in the person's unit but without it. */
  write: (measure: MeasuredField, value: number) => string;
  /** A difference of two values, its sign included. */
  writeChange: (measure: MeasuredField, change: number) => string;
}

export function useMeasureWords(): MeasureWords {
  const intl = useIntl();
  const format = useFormat();
  const isEc = (measure: MeasuredField) => measure === 'intakeEc' || measure === 'drainEc';
  const write = (measure: MeasuredField, value: number) => {
    if (isEc(measure)) return format.ec(value, { unit: false });
    return measure === 'drainPercent' ? format.percent(value) : format.ph(value);
  };
  return {
    intl,
    label: (measure) => intl.formatMessage(measureTexts[measure]),
    unit: (measure) => (isEc(measure) ? format.ecUnit : undefined),
    write,
    writeChange: (measure, change) => `${change > 0 ? '+' : change < 0 ? '−' : '±'}${write(measure, Math.abs(change))}`,
  };
}

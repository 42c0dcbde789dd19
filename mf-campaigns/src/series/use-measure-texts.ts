import { defineMessages, useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { Measure, Quantity } from './measures.ts';

const names = defineMessages({
  intakeEc: { id: 'campaigns.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'campaigns.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'campaigns.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'campaigns.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'campaigns.measure.drainPercent', defaultMessage: '% de drainage' },
});

/** How measures and their values are written for this person: names, units, numbers. */
export interface MeasureTexts {
  name(measure: Measure): string;
  /** The unit beside a graph's title; percentages carry theirs with each value. */
  unit(quantity: Quantity): string | undefined;
  /** A value without its unit, but for the percent sign. */
  write(quantity: Quantity, value: number): string;
}

export function useMeasureTexts(): MeasureTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({
      name: (measure) => intl.formatMessage(names[measure]),
      unit: (quantity) => (quantity === 'ec' ? format.ecUnit : undefined),
      write: (quantity, value) => {
        if (quantity === 'ec') return format.ec(value);
        if (quantity === 'percent') return format.percent(value);
        return quantity === 'ph' ? format.ph(value) : format.number(value);
      },
    }),
    [intl, format],
  );
}

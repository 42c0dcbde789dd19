import { defineMessages, type MessageDescriptor, useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { GraphQuantity } from './graph-quantity.ts';

const nameMessages: Record<MeasuredField, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'campaigns.measure.intakeEc', defaultMessage: 'EC d’apport' },
  intakePh: { id: 'campaigns.measure.intakePh', defaultMessage: 'pH d’apport' },
  drainEc: { id: 'campaigns.measure.drainEc', defaultMessage: 'EC de drainage' },
  drainPh: { id: 'campaigns.measure.drainPh', defaultMessage: 'pH de drainage' },
  drainPercent: { id: 'campaigns.measure.drainPercent', defaultMessage: '% de drainage' },
});

/** How measuredFields and their values are written for this person: names, units, numbers. */
export interface MeasureFormat {
  name(measure: MeasuredField): string;
  /** The unit beside a graph's title; percentages carry theirs with each value. */
  unit(quantity: GraphQuantity): string | undefined;
  /** A value without its unit, but for the percent sign. */
  formatValue(quantity: GraphQuantity, value: number): string;
  /** How far a value is from another, with its sign. */
  formatDifference(quantity: GraphQuantity, difference: number): string;
  /** Percent of readings, without decimals. */
  formatShare(percent: number): string;
}

export function useMeasureFormat(): MeasureFormat {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const formatValue = (quantity: GraphQuantity, value: number) => {
      if (quantity === 'ec') return format.ec(value);
      if (quantity === 'percent') return format.percent(value);
      return format.number(value, quantity === 'ratio' ? 2 : rulesOf(quantity).decimals);
    };
    return {
      name: (measure) => intl.formatMessage(nameMessages[measure]),
      unit: (quantity) => {
        if (quantity === 'ratio' || quantity === 'percent') return undefined;
        return quantity === 'ec' ? format.ecUnit : (rulesOf(quantity).unit ?? undefined);
      },
      formatValue,
      formatDifference: (quantity, difference) => {
        const text = formatValue(quantity, difference);
        return difference > 0 && text !== formatValue(quantity, 0) ? `+${text}` : text;
      },
      formatShare: (percent) => format.percent(wholeShare(percent)),
    };
  }, [intl, format]);
}

/** A share in percent without decimals: 100 where all are inside, and not where one of many is outside, which the highest value beside it shows; 0 where none is. */
export const wholeShare = (percent: number): number =>
  percent <= 0 || percent >= 100 ? percent : Math.min(99, Math.max(1, Math.round(percent)));

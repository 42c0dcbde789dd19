import { defineMessages, type IntlShape, useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import { measureMessages } from '@seguia/shared/sentences/measure-format';
import type { GraphQuantity } from './graph-quantity.ts';

export const headMessages = defineMessages({
  /** A measure or a line, and what of it: its mean, its difference. */
  qualified: { id: 'campaigns.export.column', defaultMessage: '{measure}, {figure}' },
});

/** Joins facts for a screen reader, by the comma of the language. */
export const joinFacts = (intl: IntlShape, [first = '', ...others]: readonly string[]): string =>
  others.reduce((all, fact) => intl.formatMessage(headMessages.qualified, { measure: all, figure: fact }), first);

/** Writes measures and their values for this person: names, units, numbers. */
export interface MeasureFormat {
  name(measure: MeasuredField): string;
  /** The unit beside a graph's title; undefined for percentages, whose values carry it. */
  unit(quantity: GraphQuantity): string | undefined;
  /** A value without its unit, except the percent sign. */
  formatValue(quantity: GraphQuantity, value: number): string;
  /** The difference between two values, with its sign. */
  formatDifference(quantity: GraphQuantity, difference: number): string;
  /** A percentage of readings without decimals. */
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
      name: (measure) => intl.formatMessage(measureMessages[measure]),
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

/**
 * A share in percent without decimals. It is 100 only where all readings are inside, and 0 only where none is: otherwise it would
 * contradict the extremes beside it.
 */
export const wholeShare = (percent: number): number =>
  percent <= 0 || percent >= 100 ? percent : Math.min(99, Math.max(1, Math.round(percent)));

/** The name of a measure where its values are written without a unit: with the unit, where it has one. */
export function measureHead(measures: MeasureFormat, measure: MeasuredField): string {
  const unit = measures.unit(quantityOf(measure));
  return unit ? `${measures.name(measure)} (${unit})` : measures.name(measure);
}

import { useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { GraphQuantity } from '../../series/graph-quantity.ts';
import type { AxisFormat } from './axis-format.ts';
import { tickText } from './tick-text.ts';

/** Writes the axes of a quantity's graph in the person's language and units. */
export function useAxisFormat(quantity: GraphQuantity): AxisFormat {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const number = (y: number) => {
      const shown = quantity === 'ec' ? format.ecFromStored(y) : y;
      return format.number(shown, decimals(shown));
    };
    return {
      value: (y) => (quantity === 'percent' ? format.percent(y) : number(y)),
      tick: (x, unit) => tickText(intl, x, unit),
    };
  }, [intl, format, quantity]);
}

/** The number of decimals that a tick needs; ticks are round numbers. */
const decimals = (value: number) => [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;

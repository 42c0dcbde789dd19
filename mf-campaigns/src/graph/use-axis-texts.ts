import { useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import type { Quantity } from '../series/measures.ts';
import type { TickUnit } from '../series/x-axis.ts';
import type { AxisTexts } from './layers.tsx';

/** How a graph of a quantity writes its axes in this person's language and units. */
export function useAxisTexts(quantity: Quantity): AxisTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({
      target: intl.formatMessage({ id: 'campaigns.graph.target', defaultMessage: 'cible' }),
      value: (y) => {
        if (quantity === 'percent') return format.percent(y);
        const shown = quantity === 'ec' ? format.ecFromStored(y) : y;
        return format.number(shown, decimals(shown));
      },
      tick: (x, unit) =>
        intl.formatDate(new Date(`${isoDay(x)}T${clock(x)}Z`), { timeZone: 'UTC', ...tickOptions[unit] }),
    }),
    [intl, format, quantity],
  );
}

/** Ticks are round numbers: no more decimals than they need. */
const decimals = (value: number) => [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;

/** The time of day of an x value, `HH:MM:SS`. */
function clock(x: number): string {
  const minutes = Math.round((x - Math.floor(x)) * 1440);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

const tickOptions: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  year: { month: 'short', year: '2-digit' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  hour: { hour: '2-digit', minute: '2-digit' },
};

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
      value: (y) =>
        format.number(
          quantity === 'ec' ? format.ecFromStored(y) : y,
          decimals(y, quantity === 'ec' ? format.ecFromStored(y) : y),
        ),
      tick: (x, unit) =>
        intl.formatDate(new Date(`${isoDay(x)}T${clock(x)}Z`), { timeZone: 'UTC', ...tickOptions[unit] }),
    }),
    [intl, format, quantity],
  );
}

/** Ticks are round numbers: no more decimals than they need. */
function decimals(stored: number, shown: number): number {
  return Number.isInteger(Number(shown.toFixed(6))) ? 0 : Number.isInteger(Number((stored * 10).toFixed(6))) ? 1 : 2;
}

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

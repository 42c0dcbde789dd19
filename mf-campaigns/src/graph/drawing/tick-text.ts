import type { IntlShape } from '@seguia/shared/platform';
import { isoDay } from '../../series/calendar.ts';
import type { TickUnit } from '../../series/axes/x-axis.ts';

/** The text of a mark on the time axis: "août 2026", "sept.", "3 mars", "12:00". */
export function tickText(intl: Pick<IntlShape, 'formatDate'>, x: number, unit: TickUnit): string {
  return intl.formatDate(new Date(`${isoDay(x)}T${clock(x)}Z`), { timeZone: 'UTC', ...options[unit] });
}

/** The time of day of an x value, `HH:MM:SS`. */
function clock(x: number): string {
  const minutes = Math.round((x - Math.floor(x)) * 1440);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

const options: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  // Four digits, because "août 26" reads as a day of August.
  year: { month: 'short', year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

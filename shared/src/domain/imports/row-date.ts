import { isDate, isTime, momentOf, timestampOf, zoneClock, type FarmClock } from '../farm-time.ts';
import { dateOfCell } from './cells/cell-date.ts';
import { timeBehindDate, timeOfCell } from './cells/cell-time.ts';
import { epochOf, minutesAhead } from './cells/cell-zone.ts';
import type { ReadDate } from './cells/date-order.ts';
import { problemKey, type RowCode, type RowProblem, type RowRepair } from './import-row.ts';
import { isBlank, type SheetCell } from './cells/sheet.ts';
import { take } from './read-values.ts';

/** The date of a row, and what a person must confirm about it. */
export interface RowDate extends ReadDate {
  /** Midnight, for a whole day count among others that have an hour. */
  time?: string;
  problem: { code: RowCode; repairs: readonly RowRepair[] } | null;
}

/**
 * A column's dates, row by row. An empty cell below a date means the same date, as people write it; that must be confirmed, except in a
 * merged area.
 */
export function datesDown(
  cells: readonly (SheetCell | null)[],
  read: readonly (ReadDate | null)[],
): (RowDate | null)[] {
  let above: RowDate | null = null;
  return cells.map((cell, index): RowDate | null => {
    const date = read[index];
    if (date) {
      above = { ...date, problem: problemOf(date) };
      return above;
    }
    if (!isBlank(cell) || !above) return null;
    return {
      ...above,
      problem: above.problem ?? { code: 'date_above', repairs: [{ id: 'asRead', kind: 'date', date: above.date }] },
    };
  });
}

function problemOf({ how, date, other, mustConfirm }: ReadDate): RowDate['problem'] {
  const asRead: RowRepair = { id: 'asRead', kind: 'date', date };
  const otherWay: RowRepair[] = other === null ? [] : [{ id: 'otherWay', kind: 'date', date: other }];
  if (how === 'neighbours') return { code: 'date_by_neighbours', repairs: [asRead, ...otherWay] };
  if (how === 'unclear') return { code: 'date_unclear', repairs: [asRead, ...otherWay] };
  return how === 'count' && mustConfirm ? { code: 'date_counted', repairs: [asRead] } : null;
}

/** The time of a row: from its own column, otherwise from behind its date. Undefined where nothing is written, null where it is no time. */
export function timeOfLine(
  time: SheetCell | null | undefined,
  date: SheetCell | null | undefined,
): string | null | undefined {
  if (time && !isBlank(time)) return timeOfCell(time);
  if (!date) return undefined;
  if (date.kind === 'date' && date.time !== null) return date.time;
  const epoch = epochOf(date);
  if (epoch !== null) return new Date(epoch * 1000).toISOString().slice(11, 16);
  const day = dateOfCell(date);
  if (day?.kind === 'count') return day.time ?? undefined;
  return date.kind === 'text' && day ? timeBehindDate(date.text) : undefined;
}

/** Converts date and time from the clock of another zone (IANA, or `UTC+02:00`) to the farm's; unchanged where either is missing. */
export function onFarmClock(date: string, time: string, zone: string | null, clock: FarmClock) {
  if (zone === null || zone === clock.zone || !isDate(date) || !isTime(time)) return { date, time };
  const ahead = minutesAhead(zone);
  if (ahead !== null) return momentOf(Date.parse(`${date}T${time}:00Z`) / 1000 - ahead * 60, clock);
  return momentOf(timestampOf(date, time, zoneClock(zone)), clock);
}

/** The problem of a hidden row. All hidden rows share one question. */
export function hiddenProblem(cell: string): RowProblem {
  return {
    key: problemKey('hidden', null),
    code: 'hidden',
    severity: 'ask',
    field: null,
    cell,
    text: '',
    repairs: [take],
  };
}

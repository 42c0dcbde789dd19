import { isDate, isTime, momentOf, timestampOf, zoneClock, type FarmClock } from '../farm-time.ts';
import { dateOfCell } from './cells/cell-date.ts';
import { timeBehindDate, timeOfCell } from './cells/cell-time.ts';
import type { ReadDate } from './cells/date-order.ts';
import { problemKey, type RowCode, type RowProblem, type RowRepair } from './import-row.ts';
import { isBlank, type SheetCell } from './cells/sheet.ts';
import { take } from './read-values.ts';

/** The date of a row, and what a person has to confirm of it. */
export interface RowDate extends ReadDate {
  problem: { code: RowCode; repairs: readonly RowRepair[] } | null;
}

/** A column's dates row by row. A cell that is empty below a date has that date, as people write it; it is to be confirmed, but in a merged area. */
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

function problemOf({ how, date, other }: ReadDate): RowDate['problem'] {
  const asRead: RowRepair = { id: 'asRead', kind: 'date', date };
  const otherWay: RowRepair[] = other === null ? [] : [{ id: 'otherWay', kind: 'date', date: other }];
  if (how === 'neighbours') return { code: 'date_by_neighbours', repairs: [asRead, ...otherWay] };
  if (how === 'unclear') return { code: 'date_unclear', repairs: [asRead, ...otherWay] };
  return how === 'count' ? { code: 'date_counted', repairs: [asRead] } : null;
}

/** The hour of a row: of its own column, else behind its date. Undefined where nothing is written, null where what is written is no hour. */
export function timeOfLine(
  time: SheetCell | null | undefined,
  date: SheetCell | null | undefined,
): string | null | undefined {
  if (time && !isBlank(time)) return timeOfCell(time);
  if (date?.kind === 'date' && date.time !== null) return date.time;
  if (date?.kind === 'text' && dateOfCell(date)) return timeBehindDate(date.text);
  return undefined;
}

/** Date and time on the farm's clock of those on a clock of another zone; as they are where one of them is not there. */
export function onFarmClock(date: string, time: string, zone: string | null, clock: FarmClock) {
  if (zone === null || zone === clock.zone || !isDate(date) || !isTime(time)) return { date, time };
  return momentOf(timestampOf(date, time, zoneClock(zone)), clock);
}

/** Hidden rows bring up one question. */
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

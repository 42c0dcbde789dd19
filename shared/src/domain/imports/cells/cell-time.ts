import { latinText } from '../../digits/latin-text.ts';
import { withoutZone } from './cell-zone.ts';
import type { SheetCell } from './sheet.ts';

const minutesOfDay = 24 * 60;

/**
 * Reads a cell with a time as HH:MM: "8h30", "08:30", "8 h", "8:30 PM", "٨:٣٠ م", a fraction of a day (0.354), a whole hour. Null where it
 * is none.
 */
export function timeOfCell(cell: SheetCell): string | null {
  if (cell.kind === 'date') return cell.time;
  if (cell.kind === 'text') return timeOfText(cell.text);
  if (cell.kind !== 'number' || cell.value < 0) return null;
  if (cell.value < 1) return fromMinutes(Math.round(cell.value * minutesOfDay));
  return Number.isInteger(cell.value) ? fromMinutes(cell.value * 60) : null;
}

/** The time after the date in a text ("03/04/2025 08:30", "2025-04-03T08:30Z"). Undefined where there is none, null where it is no time. */
export function timeBehindDate(text: string): string | null | undefined {
  const [, hour, minute] = /^20\d{6}[T ]?(\d{2})(\d{2})(?:\d{2})?$/u.exec(latinText(text)) ?? [];
  if (hour && minute) return timeOfText(`${hour}:${minute}`);
  const behind = /[\sT,](\d{1,2}\s?[:hH]\s?\d{0,2}.*)$/u.exec(withoutZone(text).text)?.[1];
  return behind && timeOfText(behind);
}

/** Whether a cell can be nothing but a time: it has a sign between hour and minute, or a half of the day. A plain number may be anything. */
export function isSurelyTime(cell: SheetCell): boolean {
  if (cell.kind === 'date') return cell.date === null && cell.time !== null;
  return (
    cell.kind === 'text' &&
    /\d\s?[:hH]|[ap]\.?\s?m\.?$|[صم]$/iu.test(cell.text.trim()) &&
    timeOfText(cell.text) !== null
  );
}

const written =
  /^(\d{1,2})\s?(?:[:.hH]\s?(\d{2})|[hH])?(?::\d{2}(?:\.\d+)?)?\s?(?:min|mn|h)?\s*([ap]\.?\s?m\.?|[صم])?$/iu;

function timeOfText(text: string): string | null {
  const found = written.exec(withoutZone(text).text);
  if (!found) return null;
  const [, hour = '', minute = '00', half = ''] = found;
  const isAfternoon = /^[pم]/i.test(half);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return Number(minute) < 60 ? fromMinutes(hours * 60 + Number(minute)) : null;
}

function fromMinutes(minutes: number): string | null {
  if (minutes >= minutesOfDay) return null;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

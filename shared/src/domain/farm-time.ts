import { fromAbsolute, parseDate, parseDateTime } from '@internationalized/date';

/** A moment on the farm's own clock. */
export interface FarmMoment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
}

const two = (value: number) => String(value).padStart(2, '0');
const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a calendar date that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a time of day, as HH:MM. */
export function isTime(text: string): boolean {
  return timePattern.test(text);
}

/**
 * The instant (Unix seconds) of a date and time in an IANA zone. Of a doubled hour (clocks set back) the first is meant; a time that
 * a clock set forward leaves out counts on from before, as clocks that nobody touched would.
 */
export function timestampOf(date: string, time: string, zone: string): number {
  return Math.floor(parseDateTime(`${date}T${time}:00`).toDate(zone, 'compatible').getTime() / 1000);
}

/** The farm's date and time of an instant (Unix seconds). */
export function momentOf(timestamp: number, zone: string): FarmMoment {
  const at = fromAbsolute(timestamp * 1000, zone);
  return {
    date: `${String(at.year).padStart(4, '0')}-${two(at.month)}-${two(at.day)}`,
    time: `${two(at.hour)}:${two(at.minute)}`,
  };
}

/** The farm's date and time now. */
export function farmNow(zone: string, now: number = Date.now()): FarmMoment {
  return momentOf(Math.floor(now / 1000), zone);
}

/** A date so many days later (or earlier). */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

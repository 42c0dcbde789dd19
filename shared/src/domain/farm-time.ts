/** A moment on the farm's own clock. */
export interface FarmMoment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
}

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

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const fields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** What the zone's clocks show at an instant, as if it were UTC (milliseconds). */
function wallClock(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/** How far the zone's clocks are ahead of UTC around an instant (milliseconds). */
function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant;
}

/**
 * The instant (Unix seconds) of a date and time in an IANA zone. Of a doubled hour (clocks set back) the first is meant; a time that
 * a clock set forward leaves out counts on from before, as clocks that nobody touched would. (Intl alone: on the way to the first screen every kilobyte
 * counts, and a date library would be 5 of them.)
 */
export function timestampOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offsetAt(wall - day, zone);
  const after = wall - offsetAt(wall + day, zone);
  const shown = [before, after].filter((instant) => wallClock(instant, zone) === wall);
  return (shown.length > 0 ? Math.min(...shown) : before) / 1000;
}

/** The farm's date and time of an instant (Unix seconds). */
export function momentOf(timestamp: number, zone: string): FarmMoment {
  const shown = new Date(wallClock(timestamp * 1000, zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The farm's date and time now. */
export function farmNow(zone: string, now: number = Date.now()): FarmMoment {
  return momentOf(Math.floor(now / 1000), zone);
}

/** A date so many days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

import { remembered } from './texts/remembered.ts';

/** A date and time on the farm's own clock. */
export interface FarmMoment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
}

/** How far the farm's clocks are ahead of UTC during a span, `from` included and `to` not. All in seconds, instants since 1970. */
export interface UtcOffset {
  from: number;
  to: number;
  offset: number;
}

/**
 * The farm's clock: its IANA zone, and the offsets that the server sent for it, in order and without gaps. Within their span only they
 * count, because this device's rules for the zone may be older than the server's; outside of it the device's rules are used.
 */
export interface FarmClock {
  zone: string;
  offsets: readonly UtcOffset[];
}

/** A clock by this machine's own rules; for the server. */
export function zoneClock(zone: string): FarmClock {
  return { zone, offsets: [] };
}

const datePattern = /^(?!00)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an existing calendar date in the form YYYY-MM-DD. Years before 100 are refused, because `Date.UTC` reads them as 19xx. */
export function isDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a time of day, as HH:MM. */
export function isTime(text: string): boolean {
  return timePattern.test(text);
}

const day = 86_400;
const formats = new Map<string, Intl.DateTimeFormat | null>();

const fields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** Null where this device does not know the zone: new zones come with new rules. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' });
  } catch {
    // Intl has no other reason to throw here.
  }
  formats.set(zone, format);
  return format;
}

/** No zone changes its clocks within a quarter of an hour. */
const quarter = 900;

/** By the number of the quarter and the zone. */
const offsetOfQuarter = remembered((key): number | null => {
  const [count = '0', zone = 'UTC'] = key.split(' ');
  return offsetNow(Number(count) * quarter, zone);
});

/** The offset by this device's own rules. */
const offsetByZone = (timestamp: number, zone: string): number | null =>
  offsetOfQuarter(`${Math.floor(timestamp / quarter)} ${zone}`);

function offsetNow(timestamp: number, zone: string): number | null {
  const format = formatOf(zone);
  if (!format) return null;
  const part = Object.fromEntries(
    format.formatToParts(timestamp * 1000).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, date, hour, minute, second) / 1000 - Math.floor(timestamp);
}

/** How far the farm's clocks are ahead of UTC at an instant (both in seconds). */
export function offsetAt(timestamp: number, { zone, offsets }: FarmClock): number {
  const known = offsets.find(({ from, to }) => from <= timestamp && timestamp < to);
  if (known) return known.offset;
  // If this device does not know the zone, the nearest offset from the server is used.
  const nearest = timestamp < (offsets[0]?.from ?? 0) ? offsets[0] : offsets.at(-1);
  return offsetByZone(timestamp, zone) ?? nearest?.offset ?? 0;
}

/**
 * The instant (Unix seconds) of a farm's date and time. In a doubled hour (clocks set back) it is the first; a time that a forward step
 * skips continues from before the step, like a clock that nobody set. Uses only Intl and a table: a date library would add 5 kB to the way
 * to the first screen.
 */
export function timestampOf(date: string, time: string, clock: FarmClock): number {
  const wall = Date.parse(`${date}T${time}:00Z`) / 1000;
  const before = wall - offsetAt(wall - day, clock);
  const after = wall - offsetAt(wall + day, clock);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, clock) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The farm's date and time at an instant (Unix seconds). */
export function momentOf(timestamp: number, clock: FarmClock): FarmMoment {
  const shown = new Date((timestamp + offsetAt(timestamp, clock)) * 1000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The farm's date and time at `now` (milliseconds). A device's own clock may be wrong, so its callers pass the corrected one. */
export function farmNow(clock: FarmClock, now: number = Date.now()): FarmMoment {
  return momentOf(Math.floor(now / 1000), clock);
}

/** The date that many days later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day * 1000).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day / 1000);
}

/** Days since 1970-01-01 of a farm-local date `YYYY-MM-DD`: the x of every chart, so that no time zone can move a day. */
export const dayNumber = (date: string): number => daysBetween('1970-01-01', date);

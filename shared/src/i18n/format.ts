import { type FarmClock, offsetAt, zoneClock } from '../domain/farm-time.ts';
import { ecFromStored, ecToStored, type EcUnit, type VolumeUnit } from '../domain/units.ts';
import { spoken } from './isolate.ts';
import { localeEntry, type Locale } from './locales.ts';

export type DateStyle = 'short' | 'long' | 'weekday' | 'dayName';

/** Writes numbers, dates and lists by the language's rules (CLDR through Intl), and EC in the person's unit. */
export interface Format {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  /** A number with exactly `digits` decimals, two by default. */
  number(value: number, digits?: number): string;
  /** Writes an EC, given in mS/cm, in the person's unit. */
  ec(mScm: number, options?: { unit?: boolean }): string;
  ecUnit: EcUnit;
  /** The name of the EC unit beside values. */
  ecLabel: string;
  /** Converts from the person's unit to mS/cm. */
  ecToStored(typed: number): number;
  /** Converts from mS/cm to the person's unit. */
  ecFromStored(mScm: number): number;
  ph(value: number): string;
  /** Writes a percentage; 28 means 28 %. With one decimal at most, if nothing else is said. */
  percent(value: number, decimals?: number): string;
  /** Writes a volume with its unit, as precisely as it was typed. */
  volume(value: number, unit: VolumeUnit): string;
  /** Writes a calendar date (YYYY-MM-DD). `weekday`: with the name of the day, without the year; `dayName`: only that name. */
  date(date: string, style?: DateStyle): string;
  /** Writes a time of day (HH:MM). */
  time(time: string): string;
  /** Writes an instant (Unix seconds) on the farm's clock. */
  dateTime(timestamp: number): string;
  /** Writes how long ago an instant (Unix seconds) was: a day or more in days of the farm's calendar, as `daysAgo` counts them. */
  relative(timestamp: number, now?: number): string;
  /** Names a day by how many days ago it was: "today", "yesterday". */
  daysAgo(days: number): string;
  list(items: readonly string[]): string;
  /** Compares texts for sorting in the language's order, with 2 before 10. */
  compare(a: string, b: string): number;
  decimalMark: ',' | '.';
  /** Writes a number as the person would type it, without grouping and in full; empty for null. */
  typed(value: number | null | undefined): string;
}

export interface FormatOptions {
  locale: Locale;
  /** The tag by which numbers and dates are written (`regionOf`); by default the language itself. */
  region?: string | undefined;
  ecUnit?: EcUnit;
  /** The farm's clock, by which instants are written; UTC by default. */
  clock?: FarmClock;
  /** The current time in milliseconds; by default the device's corrected clock. */
  now?: () => number;
}

const utc = zoneClock('UTC');
const volumeLabels: Record<VolumeUnit, string> = { ml: 'mL', cl: 'cL', l: 'L' };
const day = 86_400;
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', 3600],
  ['minute', 60],
];

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'short' },
  long: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  dayName: { weekday: 'long' },
};

/** For instants, and for all dates of a language whose short dates use names: nobody can trust an order of numbers that needs direction marks. */
const namedMonth: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A value that is written as 0 gets no sign: "-0.00" comes from the rounding error of binary fractions. */
const unsignedZero = { signDisplay: 'negative' } as const;

/** Remembers the result of `make` for each key, because Intl objects are expensive. */
function remembered<T>(make: (key: string | number) => T): (key: string | number) => T {
  const made = new Map<string | number, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

export function createFormat({
  locale,
  region = locale,
  ecUnit = 'mS/cm',
  clock = utc,
  now: clockNow = Date.now,
}: FormatOptions): Format {
  const fixed = remembered(
    (digits) =>
      new Intl.NumberFormat(region, {
        minimumFractionDigits: Number(digits),
        maximumFractionDigits: Number(digits),
        ...unsignedZero,
      }),
  );
  const plain = remembered(() => new Intl.NumberFormat(region, { useGrouping: false, maximumFractionDigits: 10 }));
  const percent = remembered(
    (decimals) =>
      new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: Number(decimals), ...unsignedZero }),
  );
  const dates = remembered(
    (style) =>
      new Intl.DateTimeFormat(region, {
        ...(style === 'short' && localeEntry(locale).shortDate === 'named'
          ? namedMonth
          : dateStyles[style as DateStyle]),
        timeZone: 'UTC',
      }),
  );
  const times = remembered(
    () => new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  );
  const instants = remembered(
    () =>
      new Intl.DateTimeFormat(region, {
        ...namedMonth,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  );
  const relative = remembered(
    (numeric) => new Intl.RelativeTimeFormat(locale, { numeric: numeric as Intl.RelativeTimeFormatNumeric }),
  );
  const dayOf = (timestamp: number) => Math.floor((timestamp + offsetAt(timestamp, clock)) / day);
  const lists = remembered(() => new Intl.ListFormat(locale));
  const collator = remembered(() => new Intl.Collator(locale, { numeric: true }));
  const ecDigits = ecUnit === 'µS/cm' ? 0 : 2;
  return {
    locale,
    dir: localeEntry(locale).dir,
    number: (value, digits = 2) => spoken(fixed(digits).format(value)),
    ec: (mScm, { unit = false } = {}) => {
      const text = spoken(fixed(ecDigits).format(ecFromStored(mScm, ecUnit)));
      return unit ? `${text}\u00A0${ecUnit}` : text;
    },
    ecUnit,
    ecLabel: ecUnit,
    ecToStored: (typed) => ecToStored(typed, ecUnit),
    ecFromStored: (mScm) => ecFromStored(mScm, ecUnit),
    ph: (value) => spoken(fixed(2).format(value)),
    percent: (value, decimals = 1) => spoken(percent(decimals).format(value / 100)),
    volume: (value, unit) => `${plain(0).format(value)}\u00A0${volumeLabels[unit]}`,
    date: (date, style = 'short') => spoken(dates(style).format(Date.parse(`${date}T00:00:00Z`))),
    time: (time) => times(0).format(Date.parse(`2000-01-01T${time}:00Z`)),
    dateTime: (timestamp) => spoken(instants(0).format((timestamp + offsetAt(timestamp, clock)) * 1000)),
    relative: (timestamp, now = clockNow() / 1000) => {
      const seconds = Math.round(timestamp - now);
      if (Math.abs(seconds) < 60) return relative('auto').format(0, 'second');
      const elapsed = Math.abs(seconds) < day ? seconds : (dayOf(timestamp) - dayOf(now)) * day;
      const [unit, length] = steps.find(([, step]) => Math.abs(elapsed) >= step) ?? ['day', day];
      // "Last week" is the one of the calendar, and this counts seven days.
      return relative(length > day ? 'always' : 'auto').format(Math.trunc(elapsed / length), unit);
    },
    daysAgo: (days) => relative('auto').format(-days, 'day'),
    list: (items) => lists(0).format(items),
    compare: (a, b) => collator(0).compare(a, b),
    decimalMark: fixed(1).format(1.5).includes(',') ? ',' : '.',
    typed: (value) => (value === null || value === undefined ? '' : spoken(plain(0).format(value))),
  };
}

/** By clock, and then by the other options. A clock may have a year of offsets: comparing them at every call takes longer than writing a number. */
const formats = new WeakMap<FarmClock, Map<string, Format>>();

/** Returns the same format for the same options, so that a list of rows makes its Intl objects once. */
export function formatFor(options: FormatOptions): Format {
  const { locale, region, ecUnit, clock = utc } = options;
  const ofClock = formats.get(clock) ?? new Map<string, Format>();
  formats.set(clock, ofClock);
  const key = `${locale} ${region} ${ecUnit}`;
  const format = ofClock.get(key) ?? createFormat(options);
  ofClock.set(key, format);
  return format;
}

import { dayNumber } from '../farm-time.ts';

/** A moment on the farm's clock: `YYYY-MM-DD` and `HH:MM`. */
export interface Moment {
  date: string;
  time: string;
}

/** A reading, as far as its values by name go; null where one was not measured. */
type Measured<Field extends string> = Moment & Record<Field, number | null>;

/** Minutes to each side of an hour within which a reading counts as of that hour, for drain values follow the day (product, section 10). */
const reach = 120;

const day = 24 * 60;

/** Minutes since 1970 on the farm's clock; a shifted clock makes an hour's difference, which the two hours to each side hold. */
export function minuteOf({ date, time }: Moment): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(date) * day + hours * 60 + minutes;
}

/** The reading that has a value nearest to a minute, two hours to each side at most; of two as near the first. */
export function nearestTo<Field extends string, Item extends Measured<Field>>(
  readings: readonly Item[],
  minute: number,
  field: Field,
): Item | undefined {
  const distance = (reading: Item) => Math.abs(minute - minuteOf(reading));
  return readings
    .filter((reading) => reading[field] !== null && distance(reading) <= reach)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** A day's value at some hour, and when it was read. */
export interface ValueOfHour extends Moment {
  /** Days since 1970-01-01. */
  day: number;
  value: number;
}

/** A measure's values of the same hour (`HH:MM`), a day each, the earliest first; a day without a reading so near is left out. */
export function sameHourValues<Field extends string>(
  readings: readonly Measured<Field>[],
  hour: string,
  field: Field,
): ValueOfHour[] {
  const byDate = new Map<string, Measured<Field>[]>();
  for (const reading of readings) byDate.set(reading.date, [...(byDate.get(reading.date) ?? []), reading]);
  return [...byDate]
    .toSorted(([first], [other]) => first.localeCompare(other))
    .flatMap(([date, ofDay]) => {
      const reading = nearestTo(ofDay, minuteOf({ date, time: hour }), field);
      const value = reading?.[field] ?? null;
      return reading && value !== null ? [{ day: dayNumber(date), date, time: reading.time, value }] : [];
    });
}

/**
 * The hour (`HH:MM`) that a plot's days are compared at: of the readings of the last day on which drain EC was read, that of the one which most days have at
 * their side, of several the latest. One odd reading in the evening is no series. Null where drain EC was never read.
 */
export function comparedHour(readings: readonly Measured<'drainEc'>[]): string | null {
  const measured = readings.filter(({ drainEc }) => drainEc !== null);
  const lastDate = measured.reduce((last, { date }) => (date > last ? date : last), '');
  const hours = measured.flatMap(({ date, time }) => (date === lastDate ? [time] : [])).toSorted();
  const days = hours.map((hour) => sameHourValues(measured, hour, 'drainEc').length);
  return hours[days.lastIndexOf(Math.max(...days))] ?? null;
}

import { dayNumber } from '../farm-time.ts';

/** A date and time on the farm's clock: `YYYY-MM-DD` and `HH:MM`. */
export interface Moment {
  date: string;
  time: string;
}

/** The moment of a reading and its values by name; null where one was not measured. */
type Measured<Field extends string> = Moment & Record<Field, number | null>;

/**
 * The distance in minutes from an hour within which a reading counts for that hour. Hours matter, because drain values follow the day
 * (product, section 10).
 */
const reach = 120;

const day = 24 * 60;

/** Minutes since 1970 on the farm's clock. A clock change shifts them by an hour, which is within `reach`. */
export function minuteOf({ date, time }: Moment): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(date) * day + hours * 60 + minutes;
}

/** The reading with a value nearest to a minute, at most two hours away; the first of two that are equally near. */
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

/** A measure's values at the same hour (`HH:MM`), one per day, earliest first; days without a reading near that hour are left out. */
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
 * The hour (`HH:MM`) at which a plot's days are compared. Of the readings on the last day with drain EC, it is the hour that most other
 * days have a reading near; the latest if there are several. So an odd reading in the evening does not decide. Null where drain EC was
 * never read.
 */
export function comparedHour(readings: readonly Measured<'drainEc'>[]): string | null {
  const measured = readings.filter(({ drainEc }) => drainEc !== null);
  const lastDate = measured.reduce((last, { date }) => (date > last ? date : last), '');
  const hours = measured.flatMap(({ date, time }) => (date === lastDate ? [time] : [])).toSorted();
  const days = hours.map((hour) => sameHourValues(measured, hour, 'drainEc').length);
  return hours[days.lastIndexOf(Math.max(...days))] ?? null;
}

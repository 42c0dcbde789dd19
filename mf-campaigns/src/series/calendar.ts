const dayLength = 86_400_000;

/** Days since 1970-01-01 of a farm-local date `YYYY-MM-DD`; the x of every chart, so that no time zone can move a day. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayLength);

/** The date `YYYY-MM-DD` of a day number; fractions belong to the day they fall in. */
export const isoDay = (day: number): string => new Date(Math.floor(day) * dayLength).toISOString().slice(0, 10);

/** A farm-local date and time `HH:MM` as a day number with its fraction. */
export function dayAndTime(date: string, time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return dayNumber(date) + ((hours ?? 0) * 60 + (minutes ?? 0)) / 1440;
}

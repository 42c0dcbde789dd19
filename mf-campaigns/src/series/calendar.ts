import { dayNumber } from '@seguia/shared/domain/farm-time';

/** A day in milliseconds. */
export const dayLength = 86_400_000;

/** The date `YYYY-MM-DD` of a day number; fractions belong to the day they fall in. */
export const isoDay = (day: number): string => new Date(Math.floor(day) * dayLength).toISOString().slice(0, 10);

/** A farm-local date and time `HH:MM` as a day number with its fraction. */
export function dayAndTime(date: string, time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return dayNumber(date) + ((hours ?? 0) * 60 + (minutes ?? 0)) / 1440;
}

import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** `YYYY-MM-DD` as React Aria's date; null for nothing or for what is no date. */
export function toDate(text: string | null | undefined): CalendarDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? quietly(() => parseDate(text)) : null;
}

/** `HH:MM` as React Aria's time; null for nothing or for what is no time. */
export function toTime(text: string | null | undefined): Time | null {
  return text && /^\d{2}:\d{2}$/.test(text) ? quietly(() => parseTime(text)) : null;
}

/** `HH:MM` of a time; seconds are dropped. */
export function fromTime({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function quietly<Value>(parse: () => Value): Value | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

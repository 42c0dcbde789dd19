import { type FarmClock, momentOf } from '@seguia/shared/domain/farm-time';
import { dayAndTime } from './calendar.ts';
import type { FarmDay } from './parse-series.ts';

const hour = 3600;

/**
 * Converts instants into the farm's own days. It reads the clock once per hour, because clocks change at full hours and reading is
 * expensive: a zoomed month of a large farm has 16,000 readings.
 */
export function farmDayOf(clock: FarmClock): FarmDay {
  const hours = new Map<number, number>();
  return (timestamp) => {
    const start = timestamp - (timestamp % hour);
    let day = hours.get(start);
    if (day === undefined) {
      const { date, time } = momentOf(start, clock);
      day = dayAndTime(date, time);
      hours.set(start, day);
    }
    return day + (timestamp - start) / 86_400;
  };
}

import { addDays, dayNumber } from '@seguia/shared/domain/farm-time';
import { waterByDay, type WaterOfDay, waterOfPlots } from '@seguia/shared/domain/water/water-of-plot';
import { byWaterField, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { meanWaterPerLight } from '@seguia/shared/domain/water/water-ratio';

/** A week of water and light, from Monday to Sunday. */
export interface WaterWeek<Day> {
  /** Its Monday and its Sunday, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Its days on record that are not among the newest, the newest first. */
  days: Day[];
  /** The sums of all of its days, each the mean over the plots: L/m² and J/cm². */
  sums: WaterValues;
  /** The water for the light of the days that have both, in mL per joule; null where no day has. */
  ratio: number | null;
}

/** How many items of the newest days are shown by themselves; a date with several plots is not cut. */
const newestItems = 7;

/** Splits days on record, the newest first, into the newest ones and the weeks before. */
export function waterWeeks<Day extends WaterOfDay>(
  days: readonly Day[],
  plotIds: readonly string[],
): { newest: Day[]; weeks: WaterWeek<Day>[] } {
  const last = days[newestItems - 1]?.date;
  const newest = last === undefined ? [...days] : days.filter(({ date }) => date >= last);
  const known = waterByDay(days);
  const datesOf = Map.groupBy(new Set(days.map(({ date }) => date)), mondayOf);
  const byMonday = Map.groupBy(days.slice(newest.length), ({ date }) => mondayOf(date));
  const weeks = [...byMonday].map(([from, some]): WaterWeek<Day> => {
    // Half a week would look like a dry one, so the sums include days that are among the newest.
    const dates = datesOf.get(from) ?? [];
    const values = dates.map((date) => waterOfPlots(known, date, plotIds));
    return {
      from,
      to: addDays(from, 6),
      days: some,
      sums: byWaterField((field) => sumOf(values.flatMap((day) => day[field] ?? []))),
      ratio: meanWaterPerLight(values),
    };
  });
  return { newest, weeks };
}

const sumOf = (values: number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0);

/** 1970-01-01 was a Thursday. */
const mondayOf = (date: string): string => addDays(date, -((dayNumber(date) + 3) % 7));

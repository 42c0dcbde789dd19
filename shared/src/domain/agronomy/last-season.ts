import { dayNumber } from '../farm-time.ts';

/**
 * How an earlier season is laid over a later one: on the same dates of the year, on the same days after planting, or the campaign's first day on its first
 * day (docs/decisions/106).
 */
export type Alignment = 'date' | 'planting' | 'start';

/** First and last date of a campaign, or of what is shown of it. */
export interface Dates {
  startDate: string;
  endDate: string;
}

interface Planting {
  cropId: string;
  from: string;
  to: string | null;
}

/** A date so many years earlier; the 29th of February becomes the 1st of March. */
export function yearsBefore(date: string, years: number): string {
  const earlier = new Date(`${date}T00:00:00Z`);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier.toISOString().slice(0, 10);
}

/** More years than a farm compares. */
const mostYears = 20;

/** By how many days an earlier campaign moves in so many years, exact on the later one's last day. */
const daysOfYears = ({ endDate }: Dates, years: number): number =>
  dayNumber(endDate) - dayNumber(yearsBefore(endDate, years));

/** How many days two campaigns have in common once the earlier one is moved. */
function commonDays(earlier: Dates, later: Dates, days: number): number {
  const from = Math.max(dayNumber(earlier.startDate) + days, dayNumber(later.startDate));
  return Math.min(dayNumber(earlier.endDate) + days, dayNumber(later.endDate)) - from + 1;
}

/**
 * How many years an earlier campaign is moved: as many as give it most days in common with the later one, of several numbers the least. A year at least:
 * within the same year there is no other season.
 */
export function yearsBetween(earlier: Dates, later: Dates): number {
  const common = Array.from({ length: mostYears }, (_, at) => commonDays(earlier, later, daysOfYears(later, at + 1)));
  return common.indexOf(Math.max(...common)) + 1;
}

/** By how many days an earlier campaign is moved onto the same dates of the later one; null where they have no date in common. */
export function daysByDate(earlier: Dates, later: Dates): number | null {
  const days = daysOfYears(later, yearsBetween(earlier, later));
  return commonDays(earlier, later, days) > 0 ? days : null;
}

/**
 * By how many days a plot is moved for its two seasons to have been planted on the same day: the last planting of the later campaign, and the last one
 * before it of the same crop that stood during the earlier campaign. Null where either is not known.
 */
export function daysByPlanting(plantings: readonly Planting[], earlier: Dates, later: Dates): number | null {
  const during = ({ startDate, endDate }: Dates) =>
    plantings
      .filter(({ from, to }) => from <= endDate && (to === null || to >= startDate))
      .toSorted((a, b) => b.from.localeCompare(a.from));
  const [planting] = during(later);
  if (!planting) return null;
  const before = during(earlier).find(({ cropId, from }) => cropId === planting.cropId && from < planting.from);
  return before ? dayNumber(planting.from) - dayNumber(before.from) : null;
}

/** By how many days an earlier campaign is moved for both to begin on one day. */
export const daysByStart = (earlier: Dates, later: Dates): number =>
  dayNumber(later.startDate) - dayNumber(earlier.startDate);

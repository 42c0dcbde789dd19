import { dayNumber } from '../farm-time.ts';

/**
 * How an earlier season is aligned with a later one: by the dates of the year, by the days since planting, or by the campaigns' first days
 * (docs/decisions/106).
 */
export type Alignment = 'date' | 'planting' | 'start';

/** First and last date of a campaign, or of the shown part of it. */
export interface Dates {
  startDate: string;
  endDate: string;
}

interface Planting {
  cropId: string;
  from: string;
  to: string | null;
}

/** The same date that many years earlier; 29 February becomes 1 March. */
export function yearsBefore(date: string, years: number): string {
  const earlier = new Date(`${date}T00:00:00Z`);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier.toISOString().slice(0, 10);
}

/** More years than any farm compares. */
const mostYears = 20;

/** How many days later an earlier campaign is drawn to bridge that many years, exact on the later one's last day. */
const daysOfYears = ({ endDate }: Dates, years: number): number =>
  dayNumber(endDate) - dayNumber(yearsBefore(endDate, years));

/** How many days two campaigns share once the earlier one is moved. */
function commonDays(earlier: Dates, later: Dates, days: number): number {
  const from = Math.max(dayNumber(earlier.startDate) + days, dayNumber(later.startDate));
  return Math.min(dayNumber(earlier.endDate) + days, dayNumber(later.endDate)) - from + 1;
}

/**
 * How many years an earlier campaign is moved: the number that gives most shared days with the later one, the smallest if there are
 * several. At least one year, because a year has no other season in itself.
 */
export function yearsBetween(earlier: Dates, later: Dates): number {
  const common = Array.from({ length: mostYears }, (_, at) => commonDays(earlier, later, daysOfYears(later, at + 1)));
  return common.indexOf(Math.max(...common)) + 1;
}

/** How many days later an earlier campaign is drawn to match the later one's dates; null where they share no date. */
export function daysByDate(earlier: Dates, later: Dates): number | null {
  const days = daysOfYears(later, yearsBetween(earlier, later));
  return commonDays(earlier, later, days) > 0 ? days : null;
}

/**
 * How many days later a plot is drawn so that its two seasons were planted on the same day: the last planting of the later campaign, and
 * before it the last one of the same crop that grew during the earlier campaign. Null where either is not known.
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

/** How many days later an earlier campaign is drawn so that both begin on the same day. */
export const daysByStart = (earlier: Dates, later: Dates): number =>
  dayNumber(later.startDate) - dayNumber(earlier.startDate);

/** A measure's value for one day, in the stored unit: of pH the median of its readings, of drain their mean by volume, otherwise their mean. */
export interface DayValue {
  /** The farm's day, in days since 1970-01-01. */
  day: number;
  value: number;
  /** The plain mean of a drain measure, on a day whose readings all have their volumes; `value` is by volume there. */
  plain?: number | undefined;
}

/**
 * The days of a span, both ends included, in one kind of mean: by volume where all readings of all of them have their volumes, otherwise
 * plain. A day without volumes beside one with them would be a rise or a fall that the drain never had.
 */
export function daysAlike(days: readonly DayValue[], from: number, to: number): DayValue[] {
  const own = days.filter(({ day }) => day >= from && day <= to);
  if (own.every(({ plain }) => plain !== undefined)) return own;
  return own.map(({ day, value, plain = value }) => ({ day, value: plain }));
}

import type { DayValue } from '../agronomy/days.ts';
import { exactMean, meanOf, medianOf } from '../agronomy/statistics.ts';
import { dayNumber } from '../farm-time.ts';
import { type DripperVolumes, millilitres } from '../readings/drain-percent.ts';
import { isByVolume, isMedian, isWeighted, type MeasuredField, type MeasuredValues } from '../readings/measures.ts';

/** The fields of a reading that a day's value is made of. */
type Measured = MeasuredValues & DripperVolumes;

/**
 * What a reading adds to a drain measure's mean by volume, which is Σ sum ÷ Σ weight (product, section 10); null without the value or its
 * volumes.
 */
export function shareByVolume(field: MeasuredField, reading: Measured): { sum: number; weight: number } | null {
  const [value, volumes] = [reading[field], millilitres(reading)];
  if (value === null || !volumes) return null;
  const { drained, given } = volumes;
  return isWeighted(field) ? { sum: value * drained, weight: drained } : { sum: drained * 100, weight: given };
}

/** A measure's value of each date that has one, as graphs have it, in the order in which the dates come. */
export function dayValues(field: MeasuredField, readings: readonly (Measured & { date: string })[]): DayValue[] {
  const byDate = Map.groupBy(
    readings.filter((reading) => reading[field] !== null),
    ({ date }) => date,
  );
  return [...byDate].map(([date, own]) => ({ day: dayNumber(date), ...ofDay(field, own) }));
}

function ofDay(field: MeasuredField, readings: readonly Measured[]): Pick<DayValue, 'value' | 'plain'> {
  const values = readings.flatMap((reading) => reading[field] ?? []);
  if (isMedian(field)) return { value: exactMean(medianOf(values) ?? Number.NaN) };
  const plain = exactMean(meanOf(values));
  const shares = isByVolume(field) ? readings.flatMap((reading) => shareByVolume(field, reading) ?? []) : [];
  if (shares.length < readings.length) return { value: plain };
  const total = (part: 'sum' | 'weight') => shares.reduce((sum, share) => sum + share[part], 0);
  return { value: total('weight') > 0 ? exactMean(total('sum') / total('weight')) : plain, plain };
}

import { bandState, type Limits } from '../bands.ts';
import { type DayValue, weekOf } from './days.ts';
import { theilSen } from './theil-sen.ts';

/** Fewer days with a reading than this do not make a rise: Kendall's test of four days passes only where every pair rises. */
const fewestDays = 5;

/**
 * mS/cm in seven days from which a rise counts. Above what a tomato stands, each mS/cm costs 9.9 % of the yield (Maas and Hoffman, "Crop salt tolerance:
 * current assessment", 1977), so that 0.5 is 5 %: the smallest loss worth a change, and more than two meters differ by (±2 %).
 */
const leastRise = 0.5;

/**
 * The share of rising pairs of days from which a rise is steady: 17 of the 21 pairs of seven days, Kendall's S of 13, come by chance in 3.5 % of weeks
 * (Gilbert, "Statistical Methods for Environmental Pollution Monitoring", 1987, table A18).
 */
const steadyShare = 17 / 21;

/**
 * By how much drain EC has risen in the seven days that end with `last`, in mS/cm: seven times the Theil–Sen slope of its days. Null where it has not risen
 * steadily, by less than 0.5, or was read on fewer than five days.
 */
export function riseOfWeek(days: readonly DayValue[], last: number): number | null {
  const week = weekOf(days, last);
  if (week.length < fewestDays) return null;
  const found = theilSen(week.toSorted((a, b) => a.day - b.day).map(({ day, value }) => ({ x: day, y: value })));
  if (!found || found.risingShare < steadyShare) return null;
  const rise = found.slope * 7;
  return rise < leastRise ? null : rise;
}

/** The sign of salt in a plot's drain. `above` and `rising`: salts build up; `weak`: less comes out than goes in. `rise` in mS/cm a week. */
export type SaltSign = { kind: 'above' } | { kind: 'rising'; rise: number } | { kind: 'weak' };

export interface DrainInHand {
  /** mS/cm; null where it was not measured. */
  intakeEc: number | null;
  drainEc: number | null;
  /** The target band of drain EC on that day; null where there is none. */
  band: Limits | null;
  /** Drain EC of the plot's days up to the one in hand. */
  days: readonly DayValue[];
  /** The day in hand, days since 1970-01-01. */
  day: number;
}

/**
 * The sign of salt (product, section 10): salts build up where drain EC is above its band or has risen over seven days, and the feed may be too weak
 * where drain EC is below intake EC. Null elsewhere: drain EC above intake EC is normal in substrate, and their ratio is a fact alone.
 */
export function saltSign({ intakeEc, drainEc, band, days, day }: DrainInHand): SaltSign | null {
  if (drainEc === null) return null;
  if (bandState(drainEc, band) === 'above') return { kind: 'above' };
  const rise = riseOfWeek(days, day);
  if (rise !== null) return { kind: 'rising', rise };
  return intakeEc !== null && drainEc < intakeEc ? { kind: 'weak' } : null;
}

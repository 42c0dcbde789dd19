import { bandState, type Limits } from '../bands.ts';
import { type DayValue, weekOf } from './days.ts';
import { theilSen } from './theil-sen.ts';

/** The least number of days with a reading for a rise: on four days, Kendall's test passes only if every pair rises. */
const fewestDays = 5;

/**
 * The least rise in seven days that counts, in mS/cm. Above its tolerance, a tomato loses 9.9 % of the yield per mS/cm (Maas and Hoffman,
 * "Crop salt tolerance: current assessment", 1977), so 0.5 costs 5 %: the smallest loss worth a change, and more than two meters differ by
 * (±2 %).
 */
const leastRise = 0.5;

/**
 * The least share of rising pairs of days for a steady rise. Of the 21 pairs of seven days, 17 rise by chance in 3.5 % of weeks (Kendall's
 * S of 13; Gilbert, "Statistical Methods for Environmental Pollution Monitoring", 1987, table A18).
 */
const steadyShare = 17 / 21;

/**
 * The rise of drain EC in the seven days that end with `last`, in mS/cm: seven times the Theil–Sen slope of its days. Null where it did not
 * rise steadily, rose by less than 0.5, or was read on fewer than five days.
 */
export function riseOfWeek(days: readonly DayValue[], last: number): number | null {
  const week = weekOf(days, last);
  if (week.length < fewestDays) return null;
  const found = theilSen(week.toSorted((a, b) => a.day - b.day).map(({ day, value }) => ({ x: day, y: value })));
  if (!found || found.risingShare < steadyShare) return null;
  const rise = found.slope * 7;
  return rise < leastRise ? null : rise;
}

/**
 * The sign of salt in a plot's drain. `above` and `rising`: salts build up; `weak`: less salt comes out than goes in. `rise` is in mS/cm
 * per week.
 */
export type SaltSign = { kind: 'above' } | { kind: 'rising'; rise: number } | { kind: 'weak' };

export interface DrainInHand {
  /** mS/cm; null where it was not measured. */
  intakeEc: number | null;
  drainEc: number | null;
  /** The target band of drain EC on that day; null where there is none. */
  band: Limits | null;
  /** Drain EC of the plot's days, up to the judged one. */
  days: readonly DayValue[];
  /** The judged day, in days since 1970-01-01. */
  day: number;
}

/**
 * The sign of salt (product, section 10): salts build up where drain EC is above its band or has risen over seven days; the feed may be too
 * weak where drain EC is below intake EC. Null otherwise: drain EC above intake EC is normal in substrate, and their ratio is only a fact.
 */
export function saltSign({ intakeEc, drainEc, band, days, day }: DrainInHand): SaltSign | null {
  if (drainEc === null) return null;
  if (bandState(drainEc, band) === 'above') return { kind: 'above' };
  const rise = riseOfWeek(days, day);
  if (rise !== null) return { kind: 'rising', rise };
  return intakeEc !== null && drainEc < intakeEc ? { kind: 'weak' } : null;
}

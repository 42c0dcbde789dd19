import type { JudgedPlot } from './judged-plot.ts';
import { weekDays } from './week-standing.ts';

/** The fewest days that are said: two can be one bad round and its repetition. */
const fewestDays = 3;

/** How many judged days in a row without the sign end the build-up; a single one may be a washing, or a slip of a meter. */
const daysThatEnd = 2;

/**
 * Since when salts build up in a plot for want of drainage: the first day (since 1970-01-01) of the days, up to the week that ends with
 * `last`, on which drain EC was above its target while the drain percentage was below its own. Salts build up where drain EC is above its
 * target (product, section 10), and leave with the water that drains (Ayers and Westcot, "Water quality for agriculture", FAO Irrigation
 * and Drainage Paper 29, 1985). Days without both values say nothing. Null where the last such day is older than the week, and where there
 * are fewer than three.
 */
export function saltsSince({ from, distances: { drainEc, drainPercent } }: JudgedPlot, last: number): number | null {
  let [since, found, others] = [Number.NaN, 0, 0];
  for (let at = Math.min(last - from, drainEc.length - 1); at >= 0; at--) {
    const [salt = Number.NaN, drained = Number.NaN] = [drainEc[at], drainPercent[at]];
    if (found === 0 && at + from <= last - weekDays) return null;
    if (Number.isNaN(salt) || Number.isNaN(drained)) continue;
    const isSign = salt > 0 && drained < 0;
    if (isSign) {
      [since, others] = [at + from, 0];
      found++;
    } else if (++others === daysThatEnd) break;
  }
  return found < fewestDays ? null : since;
}

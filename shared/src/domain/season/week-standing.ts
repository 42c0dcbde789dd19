import { measuredFields } from '../readings/measures.ts';
import { between, type JudgedPlot } from './judged-plot.ts';

/** The state of a plot in a week. `unread`: it has no reading. `untargeted`: no value has a target. */
export type WeekStanding = 'in' | 'out' | 'unread' | 'untargeted';

/** The days of a week. */
export const weekDays = 7;

/**
 * The share of a measure's judged days outside of the target from which the measure is out. With half of them, the median day is outside;
 * one bad day, or a slip of a meter, does not decide (docs/decisions/181).
 */
const outShare = 0.5;

/** The state of a plot in the seven days that end with `last`: out where one of its measures was outside of its target on half of its days. */
export function weekStanding(plot: JudgedPlot, last: number): WeekStanding {
  const first = last - weekDays + 1;
  if (!between(plot.readings, plot, first, last).some((count) => count > 0)) return 'unread';
  const shares = measuredFields.flatMap((measure) => {
    const judged = between(plot.distances[measure], plot, first, last).filter((distance) => !Number.isNaN(distance));
    return judged.length === 0 ? [] : [judged.filter((distance) => distance !== 0).length / judged.length];
  });
  if (shares.length === 0) return 'untargeted';
  return shares.some((share) => share >= outShare) ? 'out' : 'in';
}

import type { DeviceReading, Plot, TargetBand } from '@seguia/shared/platform';
import { type BandState, isOutside } from '@seguia/shared/domain/bands';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { Round } from '../stops/round.ts';

/** A plot that was read in a round, and which of its values are outside of their target. */
export interface StopResult {
  plot: Plot;
  reading: DeviceReading;
  outside: { measure: MeasuredField; state: BandState }[];
}

export interface RoundResult {
  /** In walking order. */
  stops: StopResult[];
  /** Whether any value of the round has a target. */
  isTargeted: boolean;
  /** Minutes from the first reading to the last; null for less than one, or where a date was chosen that makes no sense of it. */
  minutes: number | null;
}

/** A round of more minutes was left and resumed: how long it took says nothing. */
const longest = 8 * 60;

/** What the readings of a round say. `rows` has them among others; `plots` is in walking order. */
export function resultOf(
  round: Round,
  plots: readonly Plot[],
  rows: readonly DeviceReading[],
  bands: readonly TargetBand[],
): RoundResult {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let isTargeted = false;
  const stops = plots.flatMap((plot) => {
    const reading = byId.get(round.done[plot.id] ?? '');
    if (!reading) return [];
    const { states } = standingOf(reading, plot, bands);
    isTargeted ||= Object.keys(states).length > 0;
    const outside = measuredFields.flatMap((measure) => {
      const state = states[measure];
      return isOutside(state) ? [{ measure, state }] : [];
    });
    return [{ plot, reading, outside }];
  });
  const times = stops.map(({ reading }) => reading.timestamp);
  const minutes = Math.round((Math.max(...times) - Math.min(...times)) / 60);
  return { stops, isTargeted, minutes: minutes >= 1 && minutes <= longest ? minutes : null };
}

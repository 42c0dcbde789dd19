import type { Instruction } from '@seguia/openapi';
import { type FarmClock, momentOf } from '../farm-time.ts';

/** The period and the plots of a log. */
interface Period {
  /** Days of the farm, both included. */
  from: string;
  to: string;
  clock: FarmClock;
  plots: ReadonlySet<string>;
}

/** The instructions of a log's plots that were given or done in its period, in the order in which they were given. */
export function instructionsOfLog(
  instructions: readonly Instruction[],
  { from, to, clock, plots }: Period,
): Instruction[] {
  const isInPeriod = (at: number) => {
    const { date } = momentOf(at, clock);
    return from <= date && date <= to;
  };
  return instructions
    .filter(
      ({ plotId, createdAt, doneAt }) =>
        plots.has(plotId) && (isInPeriod(createdAt) || (doneAt !== null && isInPeriod(doneAt))),
    )
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

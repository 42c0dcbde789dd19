import type { Unfinished, UnfinishedChange } from '@seguia/shared/platform';
import * as v from 'valibot';

/** A walk through the plots: which are read, which were skipped, and where the person is. */
export interface Round {
  /** The farm's day on which it began. */
  startedOn: string;
  /** The plot in front of the person; null once the round is over. */
  plotId: string | null;
  /** The id of the reading made in this round, by plot. */
  done: Record<string, string>;
  skipped: string[];
  /** The farm's time (HH:MM) at which the person ended it; missing while it goes on. */
  finishedAt?: string | undefined;
}

/** What a round needs to know of a plot. The list is in walking order. */
export interface Stop {
  id: string;
}

export function startRound(startedOn: string, stops: readonly Stop[]): Round {
  return { startedOn, plotId: stops[0]?.id ?? null, done: {}, skipped: [] };
}

export function markDone(round: Round, plotId: string, readingId: string): Round {
  return {
    ...round,
    done: { ...round.done, [plotId]: readingId },
    skipped: round.skipped.filter((id) => id !== plotId),
  };
}

/** Skips the plot in front of the person, and moves on. */
export function skip(round: Round, stops: readonly Stop[]): Round {
  const { plotId } = round;
  if (plotId === null) return round;
  const skipped = [...round.skipped.filter((id) => id !== plotId), plotId];
  return goOn({ ...round, skipped }, stops);
}

/** Moves to the next plot that is neither read nor skipped. After the last one the round is over. */
export function goOn(round: Round, stops: readonly Stop[]): Round {
  return { ...round, plotId: nextStop(round, stops) };
}

/** The round when a person resumes it: moves past the plot in front of them if it is read and has no unsaved change. */
export function takeUp(round: Round, stops: readonly Stop[], isChanging: (readingId: string) => boolean): Round {
  const readingId = round.plotId === null ? undefined : round.done[round.plotId];
  return readingId !== undefined && !isChanging(readingId) ? goOn(round, stops) : round;
}

/**
 * Combines the round `kept` by another tab with this tab's position. The person stays at their plot, unless the other tab has read it and
 * nothing is typed for it here.
 */
export function follow(kept: Round, here: Round, stops: readonly Stop[], isTyped: (plotId: string) => boolean): Round {
  const { plotId } = here;
  if (plotId === null) return kept;
  const isDoneThere = plotId in kept.done && !(plotId in here.done);
  const round = { ...kept, plotId };
  return isDoneThere && !isTyped(plotId) ? goOn(round, stops) : round;
}

/** Moves on if the plot in front of the person was closed or hidden meanwhile, so that the round does not count as over. */
export function onPlots(round: Round, stops: readonly Stop[]): Round {
  return round.plotId === null || stops.some(({ id }) => id === round.plotId) ? round : goOn(round, stops);
}

/** Moves one plot back in walking order, whether it is read or not. */
export function goBack(round: Round, stops: readonly Stop[]): Round {
  const before = stops[placeOf(round, stops) - 2];
  return before ? { ...round, plotId: before.id } : round;
}

/** Moves back to the first plot that was skipped. */
export function comeBack(round: Round, stops: readonly Stop[]): Round {
  const first = stops.find(({ id }) => round.skipped.includes(id));
  return first ? { ...round, plotId: first.id, skipped: round.skipped.filter((id) => id !== first.id) } : round;
}

/** The number of the plot in front of the person, from 1; one more than the number of plots when the round is over. */
export function placeOf({ plotId }: Round, stops: readonly Stop[]): number {
  const index = stops.findIndex(({ id }) => id === plotId);
  return index < 0 ? stops.length + 1 : index + 1;
}

/** Ends the round at a time of the farm (HH:MM). */
export function finish(round: Round, finishedAt: string): Round {
  return { ...round, plotId: null, finishedAt };
}

/** How many of the plots are read. */
export function doneOf({ done }: Round, stops: readonly Stop[]): number {
  return stops.filter(({ id }) => id in done).length;
}

function nextStop(round: Round, stops: readonly Stop[]): string | null {
  const open = ({ id }: Stop) => !(id in round.done) && !round.skipped.includes(id);
  const after = stops.slice(placeOf(round, stops)).find(open);
  return (after ?? stops.find(open))?.id ?? null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored round is checked: an older version of the app may have written it. */
const schema = v.object({
  startedOn: v.string(),
  plotId: v.fallback(v.nullable(v.string()), null),
  done: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((done) =>
      Object.fromEntries(Object.entries(done).filter((entry): entry is [string, string] => isText(entry[1]))),
    ),
  ),
  skipped: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter(isText)),
    ),
    [],
  ),
  finishedAt: v.fallback(v.optional(v.string()), undefined),
});

/** Parses a stored round; undefined where it makes no sense. */
export function parseRound(value: unknown): Round | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** The name under which the device stores a round among unfinished work. */
const roundName = 'round';

/** The round among the unfinished work; undefined where there is none. */
export function roundOf(unfinished: readonly Unfinished[]): Round | undefined {
  return parseRound(unfinished.find(({ what }) => what === roundName)?.value);
}

/** The round as the device stores it; null removes it. */
export function unfinishedRound(round: Round | null): UnfinishedChange {
  return { what: roundName, readingId: null, ...(round && { value: round }) };
}

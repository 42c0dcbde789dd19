import type { Unfinished } from '@seguia/shared/platform';
import * as v from 'valibot';

/** A walk through the plots: which have their reading, which were passed over, and where the person stands. */
export interface Round {
  /** The farm's day on which it began. */
  startedOn: string;
  /** The plot in front of the person; null once the round is over. */
  plotId: string | null;
  /** Reading made in this round, by plot. */
  done: Record<string, string>;
  skipped: string[];
}

/** The part of a plot that a round needs; the list is in walking order. */
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

/** Passes over the plot in front of the person, and goes on. */
export function skip(round: Round, stops: readonly Stop[]): Round {
  const { plotId } = round;
  if (plotId === null) return round;
  const skipped = [...round.skipped.filter((id) => id !== plotId), plotId];
  return goOn({ ...round, skipped }, stops);
}

/** To the next plot that has neither a reading nor was passed over; at the end of the row the round is over. */
export function goOn(round: Round, stops: readonly Stop[]): Round {
  return { ...round, plotId: nextStop(round, stops) };
}

/** A round that is taken up again: past the plot in front of the person where that has its reading, and no change of it waits to be saved. */
export function takeUp(round: Round, stops: readonly Stop[], isChanging: (readingId: string) => boolean): Round {
  const readingId = round.plotId === null ? undefined : round.done[round.plotId];
  return readingId !== undefined && !isChanging(readingId) ? goOn(round, stops) : round;
}

/**
 * The round as another tab has gone on with it, for a person who stands at `plotId` here: they stay there, but where that plot has its reading meanwhile and
 * nothing is typed for it here.
 */
export function follow(kept: Round, here: Round, stops: readonly Stop[], isTyped: (plotId: string) => boolean): Round {
  const { plotId } = here;
  if (plotId === null) return kept;
  const isDoneThere = plotId in kept.done && !(plotId in here.done);
  const round = { ...kept, plotId };
  return isDoneThere && !isTyped(plotId) ? goOn(round, stops) : round;
}

/** The round where the plot in front of the person is none of the plots any more, closed or hidden meanwhile: it goes on, and is not over. */
export function onPlots(round: Round, stops: readonly Stop[]): Round {
  return round.plotId === null || stops.some(({ id }) => id === round.plotId) ? round : goOn(round, stops);
}

/** One plot back in walking order, whether it has its reading or not. */
export function goBack(round: Round, stops: readonly Stop[]): Round {
  const before = stops[placeOf(round, stops) - 2];
  return before ? { ...round, plotId: before.id } : round;
}

/** Back to the first plot that was passed over. */
export function comeBack(round: Round, stops: readonly Stop[]): Round {
  const first = stops.find(({ id }) => round.skipped.includes(id));
  return first ? { ...round, plotId: first.id, skipped: round.skipped.filter((id) => id !== first.id) } : round;
}

/** Place of the plot in front of the person, from 1; past the last one when the round is over. */
export function placeOf({ plotId }: Round, stops: readonly Stop[]): number {
  const index = stops.findIndex(({ id }) => id === plotId);
  return index < 0 ? stops.length + 1 : index + 1;
}

/** How many of the plots have their reading. */
export function doneOf({ done }: Round, stops: readonly Stop[]): number {
  return stops.filter(({ id }) => id in done).length;
}

function nextStop(round: Round, stops: readonly Stop[]): string | null {
  const open = ({ id }: Stop) => !(id in round.done) && !round.skipped.includes(id);
  const after = stops.slice(placeOf(round, stops)).find(open);
  return (after ?? stops.find(open))?.id ?? null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept is not trusted: an older app may have written it. */
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
});

/** A round as it was kept; undefined where it makes no sense. */
export function parseRound(value: unknown): Round | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** What the device keeps a round as, among what was begun and not finished. */
export const roundName = 'round';

/** The round among what was begun and not finished; undefined where there is none. */
export function roundOf(unfinished: readonly Unfinished[]): Round | undefined {
  return parseRound(unfinished.find(({ what }) => what === roundName)?.value);
}

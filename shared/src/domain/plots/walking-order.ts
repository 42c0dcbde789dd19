/** Plots in a person's walking order. A plot that the order does not name is after the one that precedes it on the farm. */
export function inWalkingOrder<Plot extends { id: string }>(plots: readonly Plot[], order: readonly string[]): Plot[] {
  const places = new Map(order.map((id, place) => [id, place]));
  let place = -1;
  return plots
    .map((plot) => ({ plot, place: (place = places.get(plot.id) ?? place) }))
    .toSorted((a, b) => a.place - b.place)
    .map((place) => place.plot);
}

/** The ids with one of them (or a new one) placed after another, or first if `after` is null; null if that other one does not exist. */
export function placedAfter(ids: readonly string[], id: string, after: string | null): string[] | null {
  const others = ids.filter((other) => other !== id);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  if (after !== null && place === 0) return null;
  return others.toSpliced(place, 0, id);
}

export interface Move {
  id: string;
  after: string | null;
}

/**
 * The fewest moves, each applied to the result of the one before, that turn one order into another. They preserve what somebody else
 * changes meanwhile, because they move no more than necessary.
 */
export function movesBetween(from: readonly string[], to: readonly string[]): Move[] {
  const stay = new Set(longestRising(to, new Map(from.map((id, place) => [id, place]))));
  return to.flatMap((id, place) => (stay.has(id) ? [] : [{ id, after: to[place - 1] ?? null }]));
}

/** The longest subsequence of ids whose places rise. */
function longestRising(ids: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const runs: string[][] = [];
  for (const id of ids) {
    const place = places.get(id) ?? -1;
    const before = runs.filter((run) => (places.get(run.at(-1) ?? '') ?? -1) < place);
    const longest = before.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, id]);
  }
  return runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
}

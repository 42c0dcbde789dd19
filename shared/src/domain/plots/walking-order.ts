/** Plots in the order that a person walks them: a plot that this does not name stands after the one that the farm has before it. */
export function inWalkingOrder<Plot extends { id: string }>(plots: readonly Plot[], order: readonly string[]): Plot[] {
  const places = new Map(order.map((id, place) => [id, place]));
  let place = -1;
  return plots
    .map((plot) => ({ plot, place: (place = places.get(plot.id) ?? place) }))
    .toSorted((a, b) => a.place - b.place)
    .map((place) => place.plot);
}

/** The ids with one of them (or a new one) behind another, or before all of them where that is null; null where that other one is not there. */
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
 * The fewest moves, one upon the other, that bring ids from one order into another. Who changes the order meanwhile loses nothing by them: what nobody moved stays
 * where the other put it.
 */
export function movesBetween(from: readonly string[], to: readonly string[]): Move[] {
  const stay = new Set(longestRising(to, new Map(from.map((id, place) => [id, place]))));
  return to.flatMap((id, place) => (stay.has(id) ? [] : [{ id, after: to[place - 1] ?? null }]));
}

/** The longest run of ids, others between them, whose places rise. */
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

/** Plots in the order that a person walks them: a plot that this does not name stands after the one that the farm has before it. */
export function inWalkingOrder<Plot extends { id: string }>(plots: readonly Plot[], order: readonly string[]): Plot[] {
  const places = new Map(order.map((id, place) => [id, place]));
  let place = -1;
  return plots
    .map((plot) => ({ plot, place: (place = places.get(plot.id) ?? place) }))
    .toSorted((a, b) => a.place - b.place)
    .map((place) => place.plot);
}

/** The items with one of them at another place; a place beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.filter((_, place) => place !== from);
  return [...rest.slice(0, target), ...items.slice(from, from + 1), ...rest.slice(target)];
}

/** The place that the row `from` takes when it is dragged `distance` px, among rows of these heights: it passes another one once it covers half of that. */
export function placeAfter(heights: readonly number[], from: number, distance: number): number {
  let place = from;
  let left = Math.abs(distance);
  const step = distance < 0 ? -1 : 1;
  for (;;) {
    const next = heights[place + step];
    if (next === undefined || left <= next / 2) return place;
    left -= next;
    place += step;
  }
}

/** How far each row is from its own place, in px, while the row `from` is shown at `to`. */
export function shifts(heights: readonly number[], from: number, to: number): number[] {
  const own = heights[from] ?? 0;
  const passed = (place: number) => (from < to ? place > from && place <= to : place < from && place >= to);
  const away = from < to ? 1 : -1;
  const sum = heights.reduce((total, height, place) => total + (passed(place) ? height : 0), 0);
  return heights.map((_, place) => (place === from ? away * sum : passed(place) ? -away * own : 0));
}

/** The range of the y axis, and its ticks. */
export interface YAxis {
  low: number;
  high: number;
  ticks: readonly number[];
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * The narrowest axis that holds both values and has round ticks at its lower edge, middle and upper edge. Its height is at least `least`,
 * so that a flat line does not fill the graph.
 */
export function yAxisOver(min: number, max: number, least: number): YAxis {
  // Values that are far enough apart need no room around them.
  const missing = max - min < least / 2 ? (least - (max - min)) / 2 : 0;
  const floor = min >= 0 ? 0 : -Infinity;
  const from = Math.max(floor, min - missing);
  const to = Math.max(max + missing, from + least);
  let decade = 10 ** Math.floor(Math.log10((to - from) / 2) - 1);
  for (;;) {
    for (const step of steps) {
      const size = step * decade;
      const low = round(Math.floor(round(from / size)) * size);
      const high = round(low + 2 * size);
      if (high >= to) return { low, high, ticks: [low, round(low + size), high] };
    }
    decade *= 10;
  }
}

const tightSteps = [1, 2, 2.5, 5];

/** The share of the values' height that is added, so that no line runs along an edge. */
const air = 0.06;

/**
 * An axis that reaches little further than both values, with two or three round ticks: a low graph shows what changes, and begins at 0 only
 * where a value is 0. `least` as for `yAxisOver`.
 */
export function tightAxisOver(min: number, max: number, least: number): YAxis {
  const height = Math.max(max - min, least);
  const missing = (height - (max - min)) / 2 + height * air;
  // A value of 0 needs only `air` below it, because nothing measured is negative.
  const below = min === 0 ? height * air : missing;
  const low = min > 0 ? Math.max(min - below, min / 2) : min - below;
  const high = max + missing;
  for (let decade = 10 ** Math.floor(Math.log10(height) - 1); ; decade *= 10)
    for (const step of tightSteps) {
      const size = step * decade;
      const first = Math.ceil(round(low / size));
      const count = Math.floor(round(high / size)) - first + 1;
      if (count <= 3) return { low, high, ticks: Array.from({ length: count }, (_, at) => round((first + at) * size)) };
    }
}

/** The height in px of a value beside an axis. */
const textHeight = 15;

/** The ticks whose values do not touch on an axis of that height in px, from the lowest up. */
export function fittingTicks({ low, high, ticks }: YAxis, height: number): number[] {
  let last = -Infinity;
  return ticks.filter((tick) => {
    if (((tick - last) / (high - low)) * height < textHeight) return false;
    last = tick;
    return true;
  });
}

/** Removes the rounding error of binary fractions (0.30000000000000004). */
const round = (value: number) => Number(value.toPrecision(12));

/**
 * The range that a graph shows. Where distant outliers would take more than half of the height, the axis keeps to the usual values, and the
 * outliers are marked at its edge.
 */
export function visibleRange(usual: [number, number], extremes: number[]): [number, number] {
  let [low, high] = usual;
  for (const value of extremes) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low <= 2 * (usual[1] - usual[0]) ? [low, high] : usual;
}

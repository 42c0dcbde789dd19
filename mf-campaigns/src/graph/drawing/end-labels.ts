/** A name at the end of a line, and its height. */
export interface EndLabel {
  id: string;
  text: string;
  y: number;
}

/** Moves labels apart that would overlap, as little as needed, and keeps all of them between top and bottom. */
export function spreadLabels(wanted: EndLabel[], lineHeight: number, bottom: number): EndLabel[] {
  const placed = wanted.toSorted((first, other) => first.y - other.y).map((label) => ({ ...label }));
  let free = 0;
  for (const label of placed) {
    label.y = Math.max(label.y, free);
    free = label.y + lineHeight;
  }
  let ceiling = bottom;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - lineHeight;
  }
  return placed;
}

/** A name short enough for the margin; the legend has the whole one. */
export const shortened = (name: string, most: number) => (name.length <= most ? name : `${name.slice(0, most - 1)}…`);

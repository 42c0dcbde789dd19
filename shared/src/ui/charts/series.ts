/** The five lines that a chart can hold apart: intake is always 1, drain 2. */
export type Series = 1 | 2 | 3 | 4 | 5;

/** Dashes of each line in px, as SVG's stroke-dasharray; colour is not enough. */
export const seriesDashes: Readonly<Record<Series, readonly number[]>> = {
  1: [],
  2: [8, 3],
  3: [2, 3],
  4: [8, 3, 2, 3],
  5: [12, 4],
};

/** The CSS variable of a line's colour in the theme in use. */
export const seriesColour = (series: Series) => `var(--series-${series})`;

import path from 'node:path';

/** What each build and test puts in the place of nivo's springs: nothing in a graph moves (docs/decisions/175). */
export const stillSprings = { '@react-spring/web': path.join(import.meta.dirname, 'still-spring.ts') };

const leftOut = path.join(import.meta.dirname, 'left-out.cjs');

/**
 * What a build leaves out of nivo's parts, 14 kB (Brotli) of the graphs: colours and their schemes, because the graphs have the design's
 * tokens; what measures a graph's room, because the page does that; and patterns of dates, because Intl writes the graphs' dates.
 */
export const unusedByGraphs = {
  'd3-color': leftOut,
  'd3-scale-chromatic': leftOut,
  'd3-time-format': leftOut,
  'react-virtualized-auto-sizer': leftOut,
  'use-debounce': leftOut,
};

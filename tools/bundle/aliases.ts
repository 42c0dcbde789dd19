import path from 'node:path';

/** What each build and test puts in the place of nivo's springs: nothing in a graph moves (docs/decisions/175). */
export const stillSprings = { '@react-spring/web': path.join(import.meta.dirname, 'still-spring.ts') };

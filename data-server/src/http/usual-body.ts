/** The largest body of most calls in bytes; `largest` in access/large-bodies.ts has the others. */
export const usualBody = 64 * 1024;

/** The longest time in seconds that any body may take to arrive. */
export const longestArrival = 900;

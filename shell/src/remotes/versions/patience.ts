/** Milliseconds that a person waits for a remote, for a file of it, for a screen's code, or for what a screen draws. */
export const wholePatience = 15_000;

/** Milliseconds from the page's start until a card says what does not come, where the start itself took less than half of them. */
const untilCard = 19_000;

/** Shortest wait that is worth a try; milliseconds. */
const least = 10_000;

/**
 * How long a wait that begins now may last; milliseconds. A card is there within 20 s of the page's start, so a start that took its time (a slow
 * device) leaves less: 10 s at least. Where it took even longer, the network is that slow, and the wait is whole. `sinceStart` is in
 * milliseconds, too.
 */
export function patience(sinceStart = performance.now()): number {
  const left = untilCard - sinceStart;
  return left < least ? wholePatience : Math.min(left, wholePatience);
}

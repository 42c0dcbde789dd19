/** Milliseconds that a person waits for a remote, for one of its files, for a screen's code, or for a suspended screen. */
export const wholePatience = 15_000;

/** Milliseconds from the page's start until a card says what does not load, if the start itself took less than half of them. */
const untilCard = 19_000;

/** The shortest useful wait for a try, in milliseconds. */
const least = 10_000;

/**
 * How long a wait that begins now may last, in milliseconds. The card must appear within 20 s of the page's start, so a slow start leaves
 * less time, but at least 10 s. After an even slower start the network must be slow, and the wait has its full length. `sinceStart` is in
 * milliseconds, too.
 */
export function patience(sinceStart = performance.now()): number {
  const left = untilCard - sinceStart;
  return left < least ? wholePatience : Math.min(left, wholePatience);
}

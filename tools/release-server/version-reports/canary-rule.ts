// When a canary stops by itself (decision 317): it fails on more devices than the version before, beyond what chance and the network explain.

/** On how many devices a version was tried, and on how many it failed by its own fault, and perhaps by the network's. */
export interface Outcome {
  tried: number;
  faults: number;
  losses: number;
}

/** What the rule asks for. */
export const limits = {
  /** The least number of devices of each version. */
  tried: 20,
  /** The least number of devices on which the canary failed, and of the networks that they were in: one that lies is not enough. */
  failed: 8,
  networks: 5,
  /**
   * How much larger the canary's share of failing devices must be at least. Its devices stay the same, so they differ a little from the
   * others; and only they fetch files that are new to them, on whose way the network may fail.
   */
  byFaults: 0.01,
  byAll: 0.25,
  /**
   * The normal deviate of the interval, one-sided 0.0005: the bound of Haybittle (1971) and Peto (1976) for looks that are repeated while
   * the numbers grow, as after each report here.
   */
  z: 3.29,
} as const;

/** Why the canary is to stop, in a sentence; null where it may go on. `networks` is the number of networks with a failing device of it. */
export function reasonToStop(canary: Outcome, before: Outcome, networks: number): string | null {
  if (canary.tried < limits.tried || before.tried < limits.tried || networks < limits.networks) return null;
  const isWorse = (failed: (of: Outcome) => number, margin: number) =>
    failed(canary) >= limits.failed &&
    leastDifference(failed(canary), canary.tried, failed(before), before.tried) > margin;
  const faults = ({ faults: count, tried }: Outcome) => Math.min(count, tried);
  const all = ({ faults: count, losses, tried }: Outcome) => Math.min(count + losses, tried);
  const say = (failed: (of: Outcome) => number) =>
    `on ${failed(canary)} of ${canary.tried} devices, the version before on ${failed(before)} of ${before.tried}`;
  if (isWorse(faults, limits.byFaults)) return `it failed ${say(faults)}`;
  if (isWorse(all, limits.byAll)) return `it failed, or did not arrive, ${say(all)}`;
  return null;
}

/**
 * The lower bound of the difference of two shares, `a` of `ofA` less `b` of `ofB`: Newcombe's hybrid score interval (Statistics in Medicine
 * 17, 1998, 873–890, method 10), made of Wilson's intervals of each share.
 */
export function leastDifference(a: number, ofA: number, b: number, ofB: number, z: number = limits.z): number {
  const [first, second] = [wilson(a, ofA, z), wilson(b, ofB, z)];
  return first.share - second.share - Math.hypot(first.share - first.low, second.high - second.share);
}

/** Wilson's score interval of a share (Journal of the American Statistical Association 22, 1927, 209–212). */
function wilson(count: number, of: number, z: number) {
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return { share, low: (middle - half) / whole, high: (middle + half) / whole };
}

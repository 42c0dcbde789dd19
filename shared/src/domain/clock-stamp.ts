/** The time of an event by the device's clock, with all that is needed to correct it later. In milliseconds, except `instant`. */
export interface ClockStamp {
  /** Unix seconds: the instant as it was known then. */
  instant: number;
  /** By how much the device's clock was known to be behind the server's then, with changes of the clock in that run subtracted. */
  difference: number;
  /** The run of the app. Within a run, a steady clock notices when somebody changes the device's clock. */
  run: string;
  /**
   * For how long the steady clock had stood still in that run. Either the device slept or somebody set its clock forward; the app cannot
   * tell which.
   */
  paused: number;
  /** The server's time at the last contact before; null before the first. */
  heard: number | null;
}

/** What is now known about the device's clock, in milliseconds. */
export interface ClockKnowledge {
  run: string;
  paused: number;
  /** As in `ClockStamp`. */
  difference: number;
  /** The server's time. */
  now: number;
}

/** From this many milliseconds on, a clock is wrong and not just inaccurate (product, section 6). */
export const wrongFrom = 300_000;

/**
 * The instant (Unix seconds) that a stamp means, by what is now known. Within one run without a pause since, it moves with the difference.
 * Otherwise somebody may have changed the clock in between: possible instants lie after the contact before it and not in the future; if two
 * are possible, the one that needs fewer events wins (docs/decisions/016).
 */
export function instantOfStamp(stamp: ClockStamp, known: ClockKnowledge): number {
  const corrected = stamp.instant;
  const lacking = known.difference - stamp.difference;
  const moved = Math.abs(lacking) < wrongFrom ? corrected : corrected + Math.round(lacking / 1000);
  const sameRun = stamp.run === known.run;
  const paused = sameRun ? Math.round((known.paused - stamp.paused) / 1000) : 0;
  if (sameRun && paused * 1000 < wrongFrom) return moved;
  const likely = sameRun ? [moved, corrected, moved + paused, corrected + paused] : [corrected, moved];
  return likely.find((instant) => canBe(instant, stamp, known)) ?? corrected;
}

function canBe(instant: number, { heard: lastContact }: ClockStamp, { now }: Pick<ClockKnowledge, 'now'>): boolean {
  const [earliest, latest] = [(lastContact ?? 0) - wrongFrom, now + wrongFrom];
  return instant * 1000 >= earliest && instant * 1000 <= latest;
}

/** Whether a stamp means its own instant in every run: the difference of the device's clock is the same as then, and the instant is possible. */
export function isCertain(stamp: ClockStamp, known: Pick<ClockKnowledge, 'difference' | 'now'>): boolean {
  return Math.abs(known.difference - stamp.difference) < wrongFrom && canBe(stamp.instant, stamp, known);
}

/** What a device's two clocks showed at one moment, in milliseconds: the one that people set, and the steady one. */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

/** The least step in milliseconds between wall clock and steady clock that means that the device slept or its clock was set; less is slewing. */
export const clockStep = 2000;

/**
 * By how much the device's clock is behind a server that reported `seconds` (Unix time) in an answer requested at `began` and received at
 * `ended`. Null where the device slept or its clock was set meanwhile, because then the answer's age is unknown.
 */
export function lackingOf(seconds: number, began: Moment, ended: Moment): number | null {
  const took = ended.steady - began.steady;
  if (Math.abs(ended.wall - began.wall - took) >= clockStep) return null;
  // The server leaves out its milliseconds, half a second on average.
  return seconds * 1000 + 500 - (ended.wall - took / 2);
}

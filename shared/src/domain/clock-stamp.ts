/** When something was, as the device's clock had it, with what is needed to put it right later. Milliseconds, but for `instant`. */
export interface ClockStamp {
  /** Unix seconds: the instant as it was known then. */
  instant: number;
  /** What the device's clock was known to lack against the server's, settings of it in that run counted back. */
  difference: number;
  /** The run of the app; within one a steady clock sees when somebody sets the device's. */
  run: string;
  /** How long the steady clock had stood still in that run (the device slept, or somebody set its clock forward: it cannot know). */
  paused: number;
  /** The server's time at the last contact before, null before the first. */
  heard: number | null;
}

/** What is known of the device's clock now. Milliseconds. */
export interface ClockKnowledge {
  run: string;
  paused: number;
  /** As in a stamp. */
  difference: number;
  /** The server's time. */
  now: number;
}

/** Milliseconds by which a clock is wrong, not merely inaccurate (product, section 6). */
export const wrongFrom = 300_000;

/**
 * The instant (Unix seconds) that a stamp means, by what is known now. Within one run, and no pause since, it moves with the difference. Otherwise
 * somebody may have set the clock in between: what can be true lies after the contact before it and not in the future, and of two that
 * can, the one that needs fewer events wins (docs/decisions/016).
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

/**
 * Whether a stamp means its own instant in whatever run it is judged: the device's clock lacks now what it was known to lack then, and the
 * instant can be true.
 */
export function isCertain(stamp: ClockStamp, known: Pick<ClockKnowledge, 'difference' | 'now'>): boolean {
  return Math.abs(known.difference - stamp.difference) < wrongFrom && canBe(stamp.instant, stamp, known);
}

/** What a device's two clocks showed at one moment, in milliseconds: the one that people set, and one that only runs. */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

/** Milliseconds by which the wall clock steps away from the steady one when the device sleeps or its clock is set; less is slewing. */
export const clockStep = 2000;

/**
 * What the device's clock lacks against a server that said `seconds` (Unix time) in an answer that was requested at `began` and came at `ended`. Null where the
 * device slept, or its clock was set, meanwhile: nobody knows how old such an answer is.
 */
export function lackingOf(seconds: number, began: Moment, ended: Moment): number | null {
  const took = ended.steady - began.steady;
  if (Math.abs(ended.wall - began.wall - took) >= clockStep) return null;
  // The server leaves out its milliseconds: half a second on the average.
  return seconds * 1000 + 500 - (ended.wall - took / 2);
}

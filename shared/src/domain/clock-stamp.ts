/** When something was, as the device's clock had it, with what is needed to put it right later. Milliseconds, but for `instant`. */
export interface ClockStamp {
  /** Unix seconds: the instant as it was known then. */
  instant: number;
  /** What the device's clock was known to lack against the server's, settings of it in that run counted back. */
  difference: number;
  /** The run of the app; within one a steady clock sees when somebody sets the device's. */
  run: string;
  /** How long the steady clock had stood still in that run (the device slept, or somebody set its clock forward: it cannot tell). */
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

/** Milliseconds by which a clock is wrong, not merely inaccurate (decisions, section 6). */
export const wrongFrom = 300_000;

/**
 * The instant (Unix seconds) that a stamp means, by what is known now. Within one run, and no pause since, it moves with the difference. Otherwise
 * somebody may have set the clock in between: what can be true lies after the contact before it and not in the future, and of two that
 * can, the one that needs fewer events wins (docs/decisions/016).
 */
export function instantOfStamp(stamp: ClockStamp, known: ClockKnowledge): number {
  const kept = stamp.instant;
  const lacking = known.difference - stamp.difference;
  const moved = Math.abs(lacking) < wrongFrom ? kept : kept + Math.round(lacking / 1000);
  const sameRun = stamp.run === known.run;
  const paused = sameRun ? Math.round((known.paused - stamp.paused) / 1000) : 0;
  if (sameRun && paused * 1000 < wrongFrom) return moved;
  const likely = sameRun ? [moved, kept, moved + paused, kept + paused] : [kept, moved];
  const [earliest, latest] = [(stamp.heard ?? 0) - wrongFrom, known.now + wrongFrom];
  const canBe = (instant: number) => instant * 1000 >= earliest && instant * 1000 <= latest;
  return likely.find(canBe) ?? kept;
}

/** The gesture numbers of the specification: tolerances in px, times in milliseconds. */
export const gestures = {
  /** A finger that moves no farther still taps, and still holds. */
  tapTolerance: 10,
  /** A finger that is lifted this far aside has swiped. */
  swipeTolerance: 30,
  hold: 400,
  longTap: 400,
  /** Interval in milliseconds at which drags and hovers are read. */
  drag: 100,
  rollover: 100,
} as const;

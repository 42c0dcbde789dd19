/** The gesture numbers of the specification, in px and milliseconds. */
export const gestures = {
  tapTolerance: 10,
  swipeTolerance: 30,
  hold: 400,
  longTap: 400,
  drag: 100,
  rollover: 100,
} as const;

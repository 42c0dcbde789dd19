import { defineMessages } from '@seguia/shared/platform';

/** How a plot that was read is corrected, from the strip above the next plot and from the round's end. */
export const savedStopMessages = defineMessages({
  correct: { id: 'readings.round.correctThat', defaultMessage: 'Corriger' },
  correctPlot: { id: 'readings.round.correct', defaultMessage: 'Corriger {plot}' },
});

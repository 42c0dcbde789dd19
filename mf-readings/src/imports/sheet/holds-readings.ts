import type { SheetView } from '@seguia/shared/platform';

/** Whether a file has readings, or questions about them; a file of water alone has none. */
export const holdsReadings = ({ counts, questions }: SheetView): boolean =>
  counts.ready + counts.doubtful + counts.impossible + counts.there > 0 || questions.length > 0;

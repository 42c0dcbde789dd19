import type { SheetView } from '@seguia/shared/platform';

/** Whether a file still has readings to import, or questions about them; a file of water alone has none. */
export const holdsReadings = ({ counts, questions }: SheetView): boolean =>
  counts.ready + counts.doubtful > 0 || questions.length > 0;

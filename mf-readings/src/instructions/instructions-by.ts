import { instructionsAtom } from '@seguia/shared/platform';
import { atom } from 'jotai';

/** The instructions that are still to be done, by plot. Grouped once for all rows of a list. */
export const openByPlotAtom = atom((get) =>
  Map.groupBy(get(instructionsAtom)?.filter(({ doneAt }) => doneAt === null) ?? [], ({ plotId }) => plotId),
);

/** The instructions that were ticked off with a reading, by its id. Grouped once for all rows of a list. */
export const doneByReadingAtom = atom((get) => Map.groupBy(get(instructionsAtom) ?? [], ({ readingId }) => readingId));

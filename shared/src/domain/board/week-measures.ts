import type { MeasuredField } from '../readings/measures.ts';

/** The measures by which people steer: the board shows them of every plot, with their week on paper. A phone has room for two beside a name. */
export const weekMeasures = ['drainEc', 'drainPercent'] as const satisfies readonly MeasuredField[];

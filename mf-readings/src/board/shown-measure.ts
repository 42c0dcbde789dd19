import { isOutside } from '@seguia/shared/domain/bands';
import type { PlotAdvice } from '@seguia/shared/domain/board/plot-advice';
import type { PlotNow } from '@seguia/shared/domain/board/plot-now';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';

/** The measures of a plot that are outside of their target now. */
export const outsideMeasures = ({ values }: PlotNow): MeasuredField[] =>
  measuredFields.filter((measure) => isOutside(values[measure]?.state));

/**
 * The measure whose week is drawn: the one that the plot's sentence is about, so that the line shows what the sentence says. A sentence
 * about no measure is about drain EC, whose rise means salts.
 */
export const shownMeasure = (now: PlotNow, advice: PlotAdvice | undefined): MeasuredField =>
  advice && 'measure' in advice ? advice.measure : (outsideMeasures(now)[0] ?? 'drainEc');

import { bandState, cropsOn, isOutside } from '@seguia/shared/domain/bands';
import { type ComparedValues, valuesCompared } from '@seguia/shared/domain/readings/compared-values';
import { type MeasuredField, type MeasuredValues, sideOf } from '@seguia/shared/domain/readings/measures';
import { typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { checkUnusual } from '@seguia/shared/domain/readings/reading-values';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import { placeOf, type Round } from './stops/round.ts';

/** A plot that was read in this round. */
export interface Feed {
  plot: Plot;
  readingId: string;
}

/**
 * The plot whose intake presumably equals that of the plot in front of the person: the nearest one before it in walking order that was read
 * in this round and has the same crop, because farms mix their feed by crop. Null where there is none.
 */
export function feedOf(round: Round, plots: readonly Plot[], today: string): Feed | null {
  const cropsOf = ({ crops }: Plot) => cropsOn(crops, today).map(({ cropId }) => cropId);
  const before = plots.slice(0, placeOf(round, plots) - 1);
  const here = plots[before.length];
  const crops = here ? cropsOf(here) : [];
  const isSame = (plot: Plot) => plot.id in round.done && cropsOf(plot).some((crop) => crops.includes(crop));
  const plot = before.findLast(isSame);
  const readingId = plot && round.done[plot.id];
  return plot && readingId !== undefined ? { plot, readingId } : null;
}

export const intakeMeasures: readonly MeasuredField[] = typedMeasures.filter((measure) => sideOf(measure) === 'intake');

/**
 * Whether an intake value of a reading is worth a second measurement, and so is not offered to the next plot: it brought up a question, or
 * is outside of its target.
 */
export function needsSecondLook(reading: MeasuredValues, compared: ComparedValues, band: TargetBand | null): boolean {
  const inQuestion = new Set(checkUnusual(reading, valuesCompared(compared), []).map(({ field }) => field));
  return intakeMeasures.some(
    (measure) => inQuestion.has(measure) || isOutside(bandState(reading[measure], band?.[measure])),
  );
}

import { type FarmClock, isDate, isTime, timestampOf } from '@seguia/shared/domain/farm-time';
import { takesReading } from '@seguia/shared/domain/plots/takes-reading';
import type { Plot } from '@seguia/shared/platform';
import type { ParsedForm } from './form-body.ts';
import type { FormState } from './form-state.ts';

/** A problem: the plot was closed before the reading was taken. */
export interface ClosedPlot {
  field: 'plotId';
  code: 'plot_closed';
}

/**
 * Finds a reading that was taken after its plot was closed. The server refuses it too, but without network the person would learn that too
 * late.
 */
export function closedPlot(
  plot: Plot | undefined,
  { body }: ParsedForm,
  taken: FormState | null,
  clock: FarmClock,
): ClosedPlot[] {
  const instantOf = ({ date, time }: Pick<FormState, 'date' | 'time'>) => timestampOf(date, time, clock);
  if (!plot || !isDate(body.date) || !isTime(body.time)) return [];
  const before = taken ? { plotId: taken.plotId, timestamp: instantOf(taken) } : undefined;
  const isTaken = takesReading(plot, body.timestamp ?? instantOf(body), before);
  return isTaken ? [] : [{ field: 'plotId', code: 'plot_closed' }];
}

import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../../series/series.ts';
import type { SeasonPlot } from '../judge/judged-season.ts';
import { mapCell } from '../map/map-cell.ts';
import type { MapLook } from '../heat/heat-look.ts';

/** Neighbouring columns of one look; `to` is the column behind the last. */
export interface LookRun {
  look: MapLook;
  from: number;
  to: number;
}

/** A plot's cells, with neighbours of one look as one. */
export function lookRuns(plot: SeasonPlot, measure: MeasuredField, columns: readonly Span[]): LookRun[] {
  const runs: LookRun[] = [];
  for (const [at, column] of columns.entries()) {
    const { look } = mapCell(plot, measure, column);
    const last = runs.at(-1);
    if (last?.look === look) last.to = at + 1;
    else runs.push({ look, from: at, to: at + 1 });
  }
  return runs;
}

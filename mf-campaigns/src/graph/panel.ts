import type { BandArea } from '../series/figures/band-areas.ts';
import type { Spread } from '../series/figures/others.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { Points } from '../series/series.ts';
import { waterFields } from '@seguia/shared/domain/water/water-quantities';
import type { WaterPanel } from '../water/use-water-panel.ts';
import type { GraphLine } from './drawing/graph-line.ts';

/** One graph of a stack: lines of one quantity. */
export interface LinesPanel {
  kind: 'lines';
  id: string;
  /** Before its values, and the name of its region, e.g. "EC". */
  title: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
  /** The plots that are not picked, reduced to so many buckets. */
  others?: ((buckets: number) => (Spread | null)[]) | undefined;
  bands: BandArea[];
  guides?: number[] | undefined;
  /** What its lines across mean. */
  note?: string | undefined;
}

export type Panel = LinesPanel | WaterPanel;

/** Whatever has a value on a day. */
export const measuredIn = (panels: readonly Panel[]): { days: Points }[] =>
  panels.flatMap((panel) =>
    panel.kind === 'lines' ? panel.lines : waterFields.map((field) => ({ days: panel.series[field] })),
  );

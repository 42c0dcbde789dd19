import type { BandArea } from '../series/figures/band-areas.ts';
import type { Spread } from '../series/figures/others.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { Points } from '../series/series.ts';
import type { GraphLine } from './drawing/graph-line.ts';
import type { PairPanel } from './pair/pair-panel.ts';

/** One graph of a stack: lines of one quantity. */
export interface LinesPanel {
  kind: 'lines';
  id: string;
  /** The words before its values, and the name of its region: "EC". */
  title: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
  /** The plots that are not picked, reduced to that number of buckets. */
  others?: ((buckets: number) => (Spread | null)[]) | undefined;
  bands: BandArea[];
  guides?: number[] | undefined;
  /** Explains its horizontal lines. */
  note?: string | undefined;
}

export type Panel = LinesPanel | PairPanel;

/** All data of some panels that have a value on a day. */
export const measuredIn = (panels: readonly Panel[]): { days: Points }[] =>
  panels.flatMap((panel) =>
    panel.kind === 'lines' ? panel.lines : [panel.bars, panel.line].map(({ points }) => ({ days: points })),
  );

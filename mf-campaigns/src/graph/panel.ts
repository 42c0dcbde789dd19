import type { BandArea } from '../series/figures/band-areas.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { GraphLine } from './drawing/graph-line.ts';

/** One graph of a stack. */
export interface Panel {
  id: string;
  /** Beside its values, e.g. "EC". */
  title: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
  bands: BandArea[];
}

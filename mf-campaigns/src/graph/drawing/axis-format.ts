import type { TickUnit } from '../../series/axes/x-axis.ts';

/** How a graph writes its texts. It consists of functions, so that the drawing itself knows no language. */
export interface AxisFormat {
  value(y: number): string;
  tick(x: number, unit: TickUnit): string;
}

import type { Series } from '@seguia/shared/ui';

/** Explains a line or a shade of a graph; `band` stands for the plots that are not picked. */
export interface LegendEntry {
  id: string;
  label: string;
  series: Series | 'band' | 'target';
}

import type { Series } from '@seguia/shared/ui';

/** What a line or a shade of a graph is; `band` is the plots that are not picked. */
export interface LegendEntry {
  id: string;
  label: string;
  series: Series | 'band' | 'target';
}

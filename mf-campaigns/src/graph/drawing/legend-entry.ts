import type { Series } from '@seguia/shared/ui';

/** What a graph marks apart from lines: the range of a line's readings, a reading far off, one beyond the axis, and what is outside of a target. */
export type MarkKind = 'range' | 'outlier' | 'beyond' | 'outside';

/** Explains a line, a shade or a mark of a graph; `band` stands for the plots that are not picked. */
export interface LegendEntry {
  id: string;
  label: string;
  series: Series | 'band' | 'target' | MarkKind;
}

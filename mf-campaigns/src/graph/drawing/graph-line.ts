import type { Points } from '../../series/series.ts';
import type { LineOf } from './drawing.ts';

/** A line with its values by day, which the table and the pinned day show whatever is drawn (days, or single readings). */
export interface GraphLine extends LineOf {
  days: Points;
  /** What stands before a value of `earlier`: "a year ago". */
  earlierName?: string | undefined;
}

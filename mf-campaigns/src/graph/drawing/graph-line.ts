import type { Points } from '../../series/series.ts';
import type { LineOf } from './drawing.ts';

/** A line with its values by day. The table and the pinned day always show days, also where single readings are drawn. */
export interface GraphLine extends LineOf {
  days: Points;
  /** The words before a value of `earlier`: "a year ago". */
  earlierName?: string | undefined;
}

import { isMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { nextSortOf, type SortBy, sortedBy } from '../../rows/table-sort.ts';
import { boardOrder } from '@seguia/shared/domain/board/board-plots';
import type { BoardPlot } from '../board-plot.ts';

/** What the board's table can be sorted by. */
export type SortColumn = 'state' | 'plot' | 'age' | MeasuredField;

export type BoardSort = SortBy<SortColumn>;

/** Out of target first, each state in walking order. */
export const startSort: BoardSort = { column: 'state', descending: false };

/** The order after a press on a column's head. Values begin with the highest. */
export const nextSort = (sort: BoardSort, column: SortColumn): BoardSort => nextSortOf(sort, column, isMeasure);

/** The plots sorted. */
export const sortedPlots = (
  plots: readonly BoardPlot[],
  { column, descending }: BoardSort,
  compareNames: (a: string, b: string) => number,
): BoardPlot[] => sortedBy(plots, (plot) => keyOf(plot, column), descending, compareNames);

function keyOf({ plot, now, newest }: BoardPlot, column: SortColumn): number | string | null {
  if (column === 'plot') return plot.name;
  if (column === 'state') return boardOrder.indexOf(now.state);
  // A negative timestamp sorts the newest reading as the least old.
  if (column === 'age') return newest && -newest.timestamp;
  return now.values[column]?.value ?? null;
}

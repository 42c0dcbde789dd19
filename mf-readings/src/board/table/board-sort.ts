import { isMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { type BoardPlot, boardOrder } from '../board-plots.ts';

/** What the board's table can be sorted by. */
export type SortColumn = 'state' | 'plot' | 'age' | MeasuredField;

export interface BoardSort {
  column: SortColumn;
  descending: boolean;
}

/** Out of target first, each state in walking order. */
export const startSort: BoardSort = { column: 'state', descending: false };

/** The order after the head of a column was chosen: its own, or the other way round where it is that already. Values come with the highest first. */
export function nextSort(sort: BoardSort, column: SortColumn): BoardSort {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: isMeasure(column) };
}

/** The plots sorted, those alike in the order in which they come; what has no value comes last either way. */
export function sortedPlots(
  plots: readonly BoardPlot[],
  { column, descending }: BoardSort,
  compareNames: (a: string, b: string) => number,
): BoardPlot[] {
  const sign = descending ? -1 : 1;
  if (column === 'plot') return plots.toSorted((a, b) => sign * compareNames(a.plot.name, b.plot.name));
  const key = (plot: BoardPlot) => keyOf(plot, column);
  return plots.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}

function keyOf({ now, newest }: BoardPlot, column: Exclude<SortColumn, 'plot'>): number | null {
  if (column === 'state') return boardOrder.indexOf(now.state);
  // The newest is the least old.
  if (column === 'age') return newest && -newest.timestamp;
  return now.values[column]?.value ?? null;
}

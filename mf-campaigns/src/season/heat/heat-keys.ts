import type { HeatCell, HeatPlaces } from './heat-places.ts';

/** What a key does on a map: it moves to a cell, opens the one that is pointed at, or leaves it. */
export type HeatKey = { cell: HeatCell } | 'open' | 'leave';

/** What a key does; right is later in every language, because time runs from left to right. Null for other keys. */
export function heatKey(
  key: string,
  cell: HeatCell | null,
  { rows, columns }: Pick<HeatPlaces, 'rows' | 'columns'>,
): HeatKey | null {
  if (key === 'Enter' || key === ' ') return cell && 'open';
  if (key === 'Escape') return cell && 'leave';
  const { row, column } = cell ?? { row: 0, column: columns - 1 };
  const page = Math.max(2, Math.round(columns / 10));
  const step: Record<string, [rows: number, columns: number]> = {
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageUp: [0, page],
    PageDown: [0, -page],
    Home: [0, -columns],
    End: [0, columns],
  };
  const move = step[key];
  if (!move) return null;
  // The first key shows where the pointer is, and does not move it.
  const [down, right] = cell || key === 'Home' ? move : [0, 0];
  const clampIndex = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { cell: { row: clampIndex(row + down, rows), column: clampIndex(column + right, columns) } };
}

import type { CellBox } from './paint-cell.ts';

/** Where the cells of a map are on its canvas, in px. */
export interface HeatPlaces {
  left: number;
  right: number;
  top: number;
  rows: number;
  columns: number;
  rowHeight: number;
  columnWidth: number;
  /** The gap between two rows, as a share of the row's height. */
  gap: number;
}

/** A cell by its row and column, from 0. */
export interface HeatCell {
  row: number;
  column: number;
}

const gap = 0.12;
const tick = 20;
/** The widest column: few days need not fill a desk. */
const widestColumn = 28;

/** The height of a row in px: fifty plots stay on a page, and a single one is no hairline. */
const rowHeightFor = (rows: number): number => (rows <= 3 ? 36 : rows <= 8 ? 26 : 20);

/** Places `rows` × `columns` cells in `width` px, with the names' room on the side where the language begins its lines. */
export function heatPlaces(
  size: { width: number; rows: number; columns: number },
  names: { width: number; side: 'left' | 'right' },
): HeatPlaces {
  const rowHeight = rowHeightFor(size.rows);
  const room = Math.max(1, size.width - names.width);
  const columnWidth = Math.min(widestColumn, room / size.columns);
  const used = columnWidth * size.columns;
  return {
    left: names.side === 'left' ? names.width : room - used,
    right: names.side === 'right' ? names.width : room - used,
    top: tick,
    rows: size.rows,
    columns: size.columns,
    rowHeight,
    columnWidth,
    gap,
  };
}

/** The cells' height: nivo leaves a gap between two rows, and none below the last. */
export const cellsHeight = ({ rows, rowHeight }: HeatPlaces): number => rowHeight * (rows - gap);

export const canvasHeight = (places: HeatPlaces): number => places.top + cellsHeight(places);

/** The cell at a distance from the first cell's corner. */
export function cellAt(places: HeatPlaces, x: number, y: number): HeatCell {
  const clampIndex = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(value)));
  return {
    row: clampIndex(y / places.rowHeight, places.rows),
    column: clampIndex(x / places.columnWidth, places.columns),
  };
}

/** Where a cell is, from the first cell's corner. */
export const boxOf = ({ columnWidth, rowHeight }: HeatPlaces, { row, column }: HeatCell): CellBox => ({
  left: column * columnWidth,
  top: row * rowHeight,
  width: columnWidth,
  height: rowHeight * (1 - gap),
});

/** A cell as its file keeps it: of a formula the kept value. `spread`: it stands in a merged area whose first cell has the value. */
export type SheetCell = (
  | { kind: 'text'; text: string }
  /** `format`: as spreadsheets write it ("0.00%"); null for none. */
  | { kind: 'number'; value: number; format: string | null }
  /** On the clock of who wrote it. A time of day alone has no date, a day alone no time. */
  | { kind: 'date'; date: string | null; time: string | null }
  /** What a spreadsheet shows instead of a value: `#DIV/0!`. */
  | { kind: 'error'; text: string }
) & { spread?: true };

export interface SheetLine {
  /** As the spreadsheet counts it, from 1. */
  row: number;
  isHidden: boolean;
  cells: readonly (SheetCell | null)[];
}

export interface Sheet {
  name: string;
  isHidden: boolean;
  rows: readonly SheetLine[];
}

/** A column's letters: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const rest = index % 26;
  const letter = String.fromCharCode(65 + rest);
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Where a cell stands, as spreadsheets write it: B12. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** What a person sees in the cell, nearly. */
export function shownText(cell: SheetCell | null | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'number') return String(cell.value);
  if (cell.kind === 'date') return [cell.date, cell.time].filter((part) => part !== null).join(' ');
  return cell.text;
}

export function isBlank(cell: SheetCell | null | undefined): boolean {
  return shownText(cell).trim() === '';
}

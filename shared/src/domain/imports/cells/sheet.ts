/** A cell as its file stores it; for a formula the stored result. `spread`: the cell is in a merged area, and another cell holds the value. */
export type SheetCell = (
  | { kind: 'text'; text: string }
  /** `format` is the spreadsheet's number format ("0.00%"); null for none. */
  | { kind: 'number'; value: number; format: string | null }
  /** By the clock of the person who wrote it. A time alone has no date, a date alone has no time. */
  | { kind: 'date'; date: string | null; time: string | null }
  /** What a spreadsheet shows in place of a value: `#DIV/0!`. */
  | { kind: 'error'; text: string }
) & { spread?: true };

export interface SheetLine {
  /** The spreadsheet's number of the row, from 1. */
  row: number;
  isHidden: boolean;
  cells: readonly (SheetCell | null)[];
  /** By column: where a cell stands in the file, if not there; rows with one value each become one. */
  addresses?: Readonly<Record<number, string>>;
}

export interface Sheet {
  name: string;
  /** The file's name, where the sheet has a name of its own. */
  file?: string;
  isHidden: boolean;
  rows: readonly SheetLine[];
}

/** A column's letters: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const rest = index % 26;
  const letter = String.fromCharCode(65 + rest);
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** The address of a cell as spreadsheets write it: B12. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** Where a cell of a row stands in the file. */
export function addressIn({ row, addresses }: SheetLine, column: number): string {
  return addresses?.[column] ?? cellAddress(row, column);
}

/** Approximately what a person sees in the cell. */
export function shownText(cell: SheetCell | null | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'number') return String(cell.value);
  if (cell.kind === 'date') return [cell.date, cell.time].filter((part) => part !== null).join(' ');
  return cell.text;
}

export function isBlank(cell: SheetCell | null | undefined): boolean {
  return shownText(cell).trim() === '';
}

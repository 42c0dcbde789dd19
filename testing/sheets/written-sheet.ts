// Writes files like those of growers: an XLSX from cells, a text in an encoding.
import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellValue, WriteSheet } from 'hucre';

/** A cell that is more than its value. */
type Special = { formula: string; result: CellValue } | { value: CellValue; format: string };
export type Written = CellValue | Special;

export interface WrittenSheet {
  name: string;
  rows: readonly (readonly Written[])[];
  /** Merged areas in the spreadsheet's notation: A2:A5. */
  merges?: readonly string[];
  /** Hidden rows in the spreadsheet's numbering, from 1. */
  hidden?: readonly number[];
  isHidden?: boolean;
}

export function workbook(sheets: readonly WrittenSheet[], dateSystem: '1900' | '1904' = '1900'): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(sheetOf), dateSystem });
}

const isSpecial = (cell: Written): cell is Special =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);

function sheetOf({ name, rows, merges = [], hidden = [], isHidden = false }: WrittenSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const values = rows.map((row, at) =>
    row.map((cell, column): CellValue => {
      if (!isSpecial(cell)) {
        if (cell instanceof Date) cells.set(`${at},${column}`, { style: { numFmt: formatOf(cell) } });
        return cell;
      }
      if ('formula' in cell) {
        cells.set(`${at},${column}`, { formula: cell.formula, formulaResult: cell.result });
        return cell.result;
      }
      cells.set(`${at},${column}`, { style: { numFmt: cell.format } });
      return cell.value;
    }),
  );
  return {
    name,
    hidden: isHidden,
    rows: values,
    cells,
    merges: merges.map(areaOf),
    rowDefs: new Map(hidden.map((row) => [row - 1, { hidden: true }])),
  };
}

const formatOf = (date: Date) => {
  if (date.getUTCFullYear() < 1905) return 'hh:mm';
  return date.getUTCHours() + date.getUTCMinutes() > 0 ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy';
};

function areaOf(area: string) {
  const [, from = 'A', top = '1', to = 'A', bottom = '1'] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(area) ?? [];
  const column = (letter: string) => letter.charCodeAt(0) - 65;
  return { startRow: Number(top) - 1, startCol: column(from), endRow: Number(bottom) - 1, endCol: column(to) };
}

/** A text of lines, in an encoding that spreadsheets use. */
export function textFile(
  lines: readonly string[],
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252',
  mark = false,
): Uint8Array {
  const text = `${mark ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`;
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  return new Uint8Array(Buffer.from(text, encoding === 'utf-16le' ? 'utf16le' : 'latin1'));
}

/** A day, with a time where it is given: what a spreadsheet stores as a date. */
export const day = (date: string, time = '00:00') => new Date(`${date}T${time}:00Z`);
/** A time alone. */
export const hour = (time: string) => new Date(`1899-12-31T${time}:00Z`);

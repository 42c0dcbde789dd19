import type { Cell, CellValue, Sheet as ReadSheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { readingsMark, sheetOfPlace } from '../domain/imports/own-workbook.ts';
import type { Sheet, SheetCell } from '../domain/imports/cells/sheet.ts';

/**
 * The part of a sheet that is read: the size of sheets before Excel 2007, three times the rows of an import. Some sheets have a formatted
 * cell far below their rows; a phone cannot hold the million empty rows in between.
 */
const range = 'A1:IV65536';

/**
 * Reads the sheets of an XLSX file; of our own workbooks only the sheet of readings, because the others are figures of these. Throws the library's errors for a
 * file that is malformed or has a password.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { sheets: all, namedRanges = [] } = await readXlsx(bytes, { readStyles: true, range });
  const mark = namedRanges.find(({ name }) => name === readingsMark);
  const own = mark ? all.filter(({ name }) => name === sheetOfPlace(mark.range)) : [];
  const sheets = own.length > 0 ? own : all;
  return sheets.map((sheet) => {
    const isHidden = sheet.hidden === true || sheet.veryHidden === true;
    return { name: sheet.name, isHidden, rows: rowsOf(sheet, isHidden) };
  });
}

/** All rows of a hidden sheet are hidden, too. */
function rowsOf(sheet: ReadSheet, isHidden: boolean): Sheet['rows'] {
  const rows = sheet.rows.map((values, row) =>
    values.map((value, column) => cellOf(value, sheet.cells?.get(`${row},${column}`))),
  );
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const first = rows[startRow]?.[startCol];
    if (!first) continue;
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1)
      for (let column = startCol; column <= endCol; column += 1)
        if (row !== startRow || column !== startCol) rows[row]![column] = { ...first, spread: true };
  }
  return rows.map((cells, index) => ({
    row: index + 1,
    isHidden: isHidden || sheet.rowDefs?.get(index)?.hidden === true,
    cells: cells.map((cell) => cell ?? null),
  }));
}

function cellOf(value: CellValue, cell: Cell | undefined): SheetCell | null {
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  // The program that wrote the file does not calculate formulas.
  if (value === null) return cell?.formula === undefined ? null : { kind: 'error', text: `=${cell.formula}` };
  if (value instanceof Date) return dateCell(value, cell?.style?.numFmt ?? '');
  if (typeof value === 'number') return { kind: 'number', value, format: cell?.style?.numFmt ?? null };
  return { kind: 'text', text: String(value) };
}

/** The first year of a real date: with an earlier one a spreadsheet stores a time alone. */
const firstYear = 1905;

/** The library gives in UTC the date that the sheet shows. Seconds are rounded away, because a time is stored as a fraction of a day. */
function dateCell(date: Date, format: string): SheetCell {
  const minute = new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString();
  const time = minute.slice(11, 16);
  const isHour = date.getUTCFullYear() < firstYear;
  const hasHour = isHour || time !== '00:00' || /h/i.test(format);
  return { kind: 'date', date: isHour ? null : minute.slice(0, 10), time: hasHour ? time : null };
}

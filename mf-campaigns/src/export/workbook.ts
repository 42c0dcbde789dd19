import writeXlsxFile from 'write-excel-file/universal';
import type { CsvCell } from './csv.ts';

/** A sheet's rows, the first one its heads. */
export interface SheetRows {
  name: string;
  rows: CsvCell[][];
}

export interface WorkbookLook {
  /** The language, which decides the order of day and month in dates. */
  locale: string;
  rightToLeft: boolean;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Sheets as an Excel file. Numbers and dates are real ones, which the spreadsheet writes in the person's own way. */
export async function workbookOf(sheets: SheetRows[], { locale, rightToLeft }: WorkbookLook): Promise<Blob> {
  const format = datePattern(locale);
  const cell = (value: CsvCell) => {
    if (typeof value === 'number') return { value, type: Number, format: Number.isInteger(value) ? '0' : '0.00' };
    if (typeof value === 'string' && isoDate.test(value))
      return { value: new Date(`${value}T00:00:00Z`), type: Date, format };
    return value;
  };
  return writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      sheet: name.slice(0, 31),
      data: rows.map((row, at) =>
        at === 0
          ? row.map((head) => ({ value: String(head ?? ''), fontWeight: 'bold' as const, wrap: true }))
          : row.map(cell),
      ),
      columns: (rows[0] ?? []).map(() => ({ width: 14 })),
      stickyRowsCount: 1,
      rightToLeft,
    })),
  ).toBlob();
}

/** The language's order of day, month and year as Excel's own pattern. */
function datePattern(locale: string): string {
  const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value.replaceAll(/[^/.\- ]/g, ''))
    .join('');
}

import { type Sheet, type SheetLine, shownText } from '../domain/imports/cells/sheet.ts';
import type { ReadingImport } from '../domain/imports/import-readings.ts';
import { withOneDate } from '../domain/water/date-column.ts';
import { columnOf } from '../domain/water/water-columns.ts';

/** The number of rows in which the heads are searched, and of rows below them that tell the column of days. */
const searched = 30;

/**
 * The first table of water and light in a file, as text with tabs from its heads on, as the import of water reads it; null where there is none.
 * What the import of readings takes as a measure is left out: "EC apport" is no water. Water is found by its unit, light by its name: "Apport"
 * alone may be an EC. `plots` are the farm's, by name.
 */
export function waterText(
  sheets: readonly Sheet[],
  plots: readonly { id: string; name: string }[],
  { layouts }: Pick<ReadingImport, 'layouts'>,
): string | null {
  for (const sheet of sheets) {
    const own = layouts.filter(({ table }) => table.sheet === sheet.name);
    const measures = new Set(own.flatMap(({ values }) => values.map(({ index }) => index)));
    const textsOf = ({ cells }: SheetLine) =>
      cells.flatMap((cell, index) => (measures.has(index) ? [] : [shownText(cell).trim()]));
    const isHead = (row: SheetLine, index: number) => {
      const below = sheet.rows.slice(index + 1, index + 1 + searched);
      const heads = textsOf(row).map((head) => ({ head, column: columnOf(head, plots) }));
      const body = below.map((line) => ({ line: line.row, cells: textsOf(line) }));
      const columns = withOneDate(heads, body).map(({ column }) => column);
      const isWater = columns.some(
        (column) => column?.holds === 'radiation' || (column?.holds === 'irrigation' && column.unit !== null),
      );
      return body.length > 0 && isWater && columns.some((column) => column?.holds === 'date');
    };
    const at = sheet.rows.slice(0, searched).findIndex(isHead);
    if (at >= 0)
      return sheet.rows
        .slice(at)
        .map((row) => textsOf(row).map(quoted).join('\t'))
        .join('\n');
  }
  return null;
}

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

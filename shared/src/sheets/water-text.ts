import { type DecimalSign, numberOfCell } from '../domain/imports/cells/cell-number.ts';
import { plain } from '../domain/imports/cells/plain-text.ts';
import { type Sheet, type SheetCell, type SheetLine, shownText } from '../domain/imports/cells/sheet.ts';
import type { ReadingImport } from '../domain/imports/import-readings.ts';
import { type ImportAnswers, noAnswers } from '../domain/imports/tables/import-answers.ts';
import { withOneDate } from '../domain/water/date-column.ts';
import { columnOf } from '../domain/water/water-columns.ts';

/** The number of rows in which the heads are searched, and of rows below them that tell the column of days. */
const searched = 30;

/**
 * The first table of water and light in a file, as text with tabs from its heads on, as the import of water reads it; null where there is none.
 * What the import of readings takes as a measure is left out: "EC apport" is no water. Water is found by its unit, light by its name: "Apport"
 * alone may be an EC. What a person has answered for the readings holds for the water. `plots` are the farm's, by name.
 */
export function waterText(
  sheets: readonly Sheet[],
  plots: readonly { id: string; name: string }[],
  { layouts, dates }: Pick<ReadingImport, 'layouts' | 'dates'>,
  answers: Pick<ImportAnswers, 'plots' | 'decimal' | 'heads'> = noAnswers,
): string | null {
  for (const sheet of sheets) {
    const own = layouts.filter(({ table }) => table.sheet === sheet.name);
    const measures = new Set(own.flatMap(({ values }) => values.map(({ index }) => index)));
    const settled = settledCells(layouts, dates, sheet.name, plots, answers);
    const textsOf = ({ row, cells }: SheetLine) =>
      cells.flatMap((cell, index) => {
        if (measures.has(index)) return [];
        return [settled.texts.get(`${row} ${index}`) ?? numberText(cell, answers.decimal) ?? shownText(cell).trim()];
      });
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
    const marked = answers.heads[sheet.name];
    const at = sheet.rows
      .slice(0, searched)
      .findIndex((row, index) => (marked === undefined || marked === 0 || row.row === marked) && isHead(row, index));
    if (at >= 0)
      return sheet.rows
        .slice(at)
        .filter(({ row }) => !settled.left.has(row))
        .map((row) => textsOf(row).map(quoted).join('\t'))
        .join('\n');
  }
  return null;
}

/**
 * What is settled for the readings, and holds for the water beside them: the days, whose order and year a person may have said; the plots, by
 * the farm's names; the rows of a plot that is left out. By row and column.
 */
function settledCells(
  layouts: ReadingImport['layouts'],
  dates: ReadingImport['dates'],
  sheet: string,
  plots: readonly { id: string; name: string }[],
  answers: Pick<ImportAnswers, 'plots'>,
): { texts: ReadonlyMap<string, string>; left: ReadonlySet<number> } {
  const texts = new Map<string, string>();
  const left = new Set<number>();
  for (const [at, { table, date, plot }] of layouts.entries()) {
    if (table.sheet !== sheet) continue;
    if (date !== null) texts.set(`${table.headRow} ${date}`, 'Date');
    for (const [index, { row, cells }] of table.rows.entries()) {
      const day = dates[at]?.[index]?.date;
      if (date !== null && day) texts.set(`${row} ${date}`, day);
      const answer = plot === null ? undefined : answers.plots[plain(shownText(cells[plot]))];
      if (answer === null) left.add(row);
      const name = plots.find(({ id }) => id === answer)?.name;
      if (plot !== null && name !== undefined) texts.set(`${row} ${plot}`, name);
    }
  }
  return { texts, left };
}

/** A number whose decimal sign a person has said, with a point; null for everything else. */
function numberText(cell: SheetCell | null, sign: DecimalSign | null): string | null {
  if (sign === null || cell?.kind !== 'text') return null;
  const number = numberOfCell(cell);
  if (!number || number.grouped === null) return null;
  return String(number.sign === sign ? number.value : number.grouped);
}

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

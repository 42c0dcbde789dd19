import { type DecimalSign, numberOfCell } from '../domain/imports/cells/cell-number.ts';
import { hasWord, plain } from '../domain/imports/cells/plain-text.ts';
import { type Sheet, type SheetCell, type SheetLine, shownText } from '../domain/imports/cells/sheet.ts';
import type { ReadingImport } from '../domain/imports/import-readings.ts';
import { columnNames } from '../domain/imports/cells/column-names.ts';
import { type ImportAnswers, noAnswers } from '../domain/imports/tables/import-answers.ts';
import { withOneDate } from '../domain/water/date-column.ts';
import { columnOf, type NamedHeads } from '../domain/water/water-columns.ts';
import { isWaterField } from '../domain/water/water-quantities.ts';

/** The number of rows in which the heads are searched, and of rows below them that tell the column of days. */
const searched = 30;

/** Water and light of a file as text with tabs, one line for each row from the heads on. */
export interface WaterText {
  text: string;
  /** Where each sheet begins: its line in the text, from 1, and the row of the sheet that stands there. */
  sheets: readonly { sheet: string; line: number; row: number }[];
  /** What a person said that columns hold. */
  named: NamedHeads;
}

interface FoundTable {
  sheet: string;
  /** Its heads as the sheet has them. */
  head: string;
  /** By row. */
  lines: readonly { row: number; text: string }[];
}

/**
 * The first table of water and light in a file, with those of other sheets that have the same heads (a sheet for each month), as the import of
 * water reads it; null where there is none. What the import of readings takes as a measure is left out: "EC apport" is no water. Light is found
 * by its name, water by its unit, or by its name alone where nothing in its sheet may be a reading: "Apport" beside "Drainage" may be an EC.
 * What a person has answered for the readings holds for the water. `plots` are the farm's, by name.
 */
export function waterText(
  sheets: readonly Sheet[],
  plots: readonly { id: string; name: string }[],
  read: Pick<ReadingImport, 'layouts' | 'dates'>,
  answers: Pick<ImportAnswers, 'plots' | 'decimal' | 'heads'> = noAnswers,
): WaterText | null {
  const named = namedHeads(read.layouts);
  const found = sheets.flatMap((sheet) => tableOf(sheet, plots, { ...read, named }, answers) ?? []);
  const alike = found.filter(({ head }) => head === found[0]?.head);
  if (alike.length === 0) return null;
  const lines: string[] = [];
  const begins = alike.map(({ sheet, lines: all }, at) => {
    // The heads of the first sheet name the columns of the others.
    const own = all.slice(at === 0 ? 0 : 1);
    const from = { sheet, line: lines.length + 1, row: own[0]?.row ?? 0 };
    // Rows that are left out stay as empty lines, so that lines can be counted.
    for (const { row, text } of own) lines[from.line - 1 + row - from.row] = text;
    return from;
  });
  return { text: Array.from(lines, (line) => line ?? '').join('\n'), sheets: begins, named };
}

/** One tap is enough for the sheets of all months: a head that a person has named counts in each of them. */
function namedHeads(layouts: ReadingImport['layouts']): NamedHeads {
  const columns = layouts.flatMap((layout) => layout.columns);
  return Object.fromEntries(
    columns.flatMap(({ head, kind }) => (isWaterField(kind) && head.trim() !== '' ? [[head.trim(), kind]] : [])),
  );
}

function tableOf(
  sheet: Sheet,
  plots: readonly { id: string; name: string }[],
  { layouts, dates, named }: Pick<ReadingImport, 'layouts' | 'dates'> & { named: NamedHeads },
  answers: Pick<ImportAnswers, 'plots' | 'decimal' | 'heads'>,
): FoundTable | null {
  const own = layouts.filter(({ table }) => table.sheet === sheet.name);
  const measures = new Set(own.flatMap(({ values }) => values.map(({ index }) => index)));
  const mayBeReadings =
    measures.size > 0 || own.some(({ columns }) => columns.some(({ between }) => between.length > 0));
  const settled = settledCells(layouts, dates, sheet.name, plots, answers);
  const textsOf = ({ row, cells }: SheetLine) =>
    cells.flatMap((cell, index) => {
      if (measures.has(index)) return [];
      return [settled.texts.get(`${row} ${index}`) ?? numberText(cell, answers.decimal) ?? shownText(cell).trim()];
    });
  const isHead = (row: SheetLine, index: number) => {
    const below = sheet.rows.slice(index + 1, index + 1 + searched);
    const heads = textsOf(row).map((head) => ({ head, column: columnOf(head, plots, named) }));
    const body = below.map((line) => ({ line: line.row, cells: textsOf(line) }));
    const columns = withOneDate(heads, body).map(({ column }) => column);
    const isBeside = mayBeReadings || heads.some(({ head }) => hasWord(plain(head), columnNames.drain));
    const isWater =
      heads.some(({ head }) => Object.hasOwn(named, head)) ||
      columns.some(
        (column) =>
          column?.holds === 'radiation' || (column?.holds === 'irrigation' && (column.unit !== null || !isBeside)),
      );
    return body.length > 0 && isWater && columns.some((column) => column?.holds === 'date');
  };
  const marked = answers.heads[sheet.name];
  const at = sheet.rows
    .slice(0, searched)
    .findIndex((row, index) => (marked === undefined || marked === 0 || row.row === marked) && isHead(row, index));
  if (at < 0) return null;
  const lines = sheet.rows
    .slice(at)
    .filter(({ row }) => !settled.left.has(row))
    .map((line) => ({ row: line.row, text: textsOf(line).map(quoted).join('\t') }));
  const head = (sheet.rows[at]?.cells ?? []).map((cell) => shownText(cell).trim()).join('\t');
  return { sheet: sheet.name, head, lines };
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

const quoted = (text: string) => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};

import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { CsvCell } from '@seguia/shared/domain/csv';

/** A sheet's rows, the first one its heads. */
export interface Sheet {
  name: string;
  rows: CsvCell[][];
  /** The columns, from 0, whose cells are dates (`YYYY-MM-DD`): other cells stay text, even if they look like a date. */
  dates?: readonly number[];
  /** The sheet that an import reads; figures and summaries beside it are none of its readings. */
  isReadings?: boolean;
}

/** The looks of cells, by their place in the style sheet. */
const looks = { plain: 0, head: 1, decimal: 2, whole: 3, date: 4 } as const;

/** Excel counts days from 1899-12-30. */
const dayZero = 25_569;

/** One worksheet: a first row of heads that stays in sight, then the rows. */
export function sheetXml(
  namespace: string,
  { rows, dates = [] }: Pick<Sheet, 'rows' | 'dates'>,
  rightToLeft: boolean,
): string {
  const columns = rows[0]?.length ?? 1;
  const lines = rows.map((row, at) => {
    const cells = row.map((value, column) => {
      const look = at === 0 ? 'head' : dates.includes(column) ? 'date' : 'plain';
      return cellXml(value, `${columnName(column)}${at + 1}`, look);
    });
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  return `<worksheet xmlns="${namespace}"><sheetViews>${view}</sheetViews><cols><col min="1" max="${columns}" width="14" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(value: CsvCell, place: string, look: 'head' | 'date' | 'plain'): string {
  if (value === null) return '';
  if (typeof value === 'number')
    return `<c r="${place}" s="${Number.isInteger(value) ? looks.whole : looks.decimal}"><v>${value}</v></c>`;
  if (look === 'date') return `<c r="${place}" s="${looks.date}"><v>${dayNumber(value) + dayZero}</v></c>`;
  return `<c r="${place}" t="inlineStr" s="${looks[look]}"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

/** A, B … Z, AA, AB … */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** Text as XML takes it; control characters, which it forbids, are dropped. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fonts, number formats and the looks that combine them, in the order of `looks`. */
export function styleSheet(namespace: string, datePattern: string): string {
  const look = (format: number, font = 0, more = '') =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}`;
  const wrapped = ' applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>';
  return `<styleSheet xmlns="${namespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${xmlText(datePattern)}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${look(0)}/>${look(0, 1, wrapped)}${look(2)}/>${look(1)}/>${look(164)}/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

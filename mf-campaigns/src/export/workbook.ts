import { readingsMark } from '@seguia/shared/domain/imports/own-workbook';
import { type Sheet, sheetXml, styleSheet, xmlText } from './sheet-xml.ts';
import { type ZipEntry, zipOf } from './zip.ts';

export interface WorkbookLook {
  rightToLeft: boolean;
  /** A text that lies in the file beside the sheets, where spreadsheet programs do not look: `unzip -p` takes it out. */
  attached?: ZipEntry | undefined;
}

/** How dates are shown: a day of March is never taken for one of December, whoever opens the file. */
const datePattern = 'yyyy-mm-dd';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * Sheets as an Excel file (ECMA-376, the least that a workbook needs). Numbers and dates are real ones; numbers are written in the person's own way.
 */
export async function workbookOf(sheets: Sheet[], { rightToLeft, attached }: WorkbookLook): Promise<Blob> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const each = (line: (sheet: (typeof numbered)[number]) => string) => numbered.map(line).join('');
  const zip = await zipOf([
    {
      name: '[Content_Types].xml',
      text: `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="txt" ContentType="text/plain"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${each(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name, number }) => `<sheet name="${sheetName(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets>${markOf(sheets)}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${declaration}<Relationships xmlns="${packages}/relationships">${each(({ number }) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: `${declaration}${styleSheet(main, datePattern)}` },
    ...numbered.map(({ number, ...sheet }) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      text: `${declaration}${sheetXml(main, sheet, rightToLeft)}`,
    })),
    ...(attached ? [attached] : []),
  ]);
  return new Blob([zip], { type: `${spreadsheet}.sheet` });
}

/** A name for the place where the readings begin, by which an import knows the sheet; a spreadsheet program keeps it. */
function markOf(sheets: Sheet[]): string {
  const marked = sheets.find(({ isReadings }) => isReadings);
  if (!marked) return '';
  const place = `'${sheetName(marked.name).replaceAll("'", "''")}'!$A$1`;
  return `<definedNames><definedName name="${readingsMark}">${place}</definedName></definedNames>`;
}

/** Excel takes at most 31 letters, and none of []:*?/\ in a sheet's name. */
const sheetName = (name: string) => xmlText(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31));

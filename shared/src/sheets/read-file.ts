import { withoutApostrophe } from '../domain/csv.ts';
import { csvLines } from '../domain/imports/cells/csv-lines.ts';
import { decodedText } from '../domain/imports/cells/decoded-text.ts';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import { FileFaultError } from './file-fault.ts';
import { readWorkbook } from './read-workbook.ts';

/** The largest file in bytes; 20,000 rows are 1 to 3 MB. */
const largest = 25 * 1024 * 1024;

/** The sheets of a file, by its bytes and not by its name. Throws FileFaultError. */
export async function readFile(name: string, bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > largest) throw new FileFaultError('too_large');
  const [first, second] = bytes;
  if (first === 0xd0 && second === 0xcf) throw new FileFaultError(isLocked(bytes) ? 'locked' : 'old_format');
  const isZip = first === 0x50 && second === 0x4b;
  if (!isZip) return [sheetOfText(name, decodedText(bytes))];
  try {
    const sheets = await readWorkbook(bytes);
    return sheets.map((sheet) => ({ ...sheet, file: name.replace(/\.\w{1,5}$/, '') }));
  } catch (error) {
    throw new FileFaultError('unreadable', error);
  }
}

/** An XLSX with a password is a file of the old format with a stream of this name; an old spreadsheet has none, whatever its file name. */
const isLocked = (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

/** Characters that occur in pictures and programs, but in no table. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000E-\u001F]/;

function sheetOfText(name: string, text: string): Sheet {
  if (noText.test(text)) throw new FileFaultError('unreadable');
  const rows = csvLines(text).map(({ line, cells }) => ({
    row: line,
    isHidden: false,
    cells: cells.map((cell) => (cell === '' ? null : ({ kind: 'text', text: withoutApostrophe(cell) } as const))),
  }));
  return { name: name.replace(/\.\w{1,5}$/, ''), isHidden: false, rows };
}

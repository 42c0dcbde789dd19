const separators = [';', ',', '\t'] as const;
type Separator = (typeof separators)[number];

/** A line of a file, by the number that an editor shows. */
export interface CsvLine {
  line: number;
  cells: readonly string[];
}

/**
 * Reads delimited text as spreadsheets and climate computers write it (RFC 4180, with `;`, `,` or tab): the separator is the one that stands most often outside of quotes in
 * the first line. Empty lines are left out.
 */
export function csvLines(text: string): CsvLine[] {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(clean);
  const rows: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedAt = 1;
  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some((text) => text !== '')) rows.push({ line: startedAt, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < clean.length; at += 1) {
    const letter = clean[at] ?? '';
    const isNewLine = letter === '\n' || (letter === '\r' && clean[at + 1] !== '\n');
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (isNewLine) endLine();
    else if (letter !== '\r') cell += letter;
    if (isNewLine) {
      line += 1;
      if (!isQuoted) startedAt = line;
    }
  }
  endLine();
  return rows;
}

function separatorOf(text: string): Separator {
  const first = (text.split(/\r?\n|\r/).find((line) => line.trim() !== '') ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length - 1;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** The likelier first: a decimal comma may stand equally often in all lines. */
const separators = ['\t', ';', ','] as const;
type Separator = (typeof separators)[number];

/** A line of a file, with the number that an editor shows. */
export interface CsvLine {
  line: number;
  cells: readonly string[];
}

/**
 * Reads delimited text as spreadsheets and climate computers write it (RFC 4180, with `;`, `,` or tab). The separator is the one that
 * occurs equally often in most lines, outside of quotes. Empty lines are left out.
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

/** How many lines are searched for the separator. */
const sampled = 30;

/** A title above the table has no separator, and decimal commas occur in some lines more often than in others. */
function separatorOf(text: string): Separator {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampled);
  const alike = (separator: Separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    return Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
  };
  return separators.toSorted((a, b) => alike(b) - alike(a))[0] ?? ';';
}

/** A person's decimal mark, which decides how their spreadsheet reads a file. */
export type DecimalMark = ',' | '.';

export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180) for the person's spreadsheet: `;` and a decimal comma where the language uses a comma, `,` and a decimal point
 * elsewhere. Begins with a byte order mark, without which spreadsheets do not read UTF-8.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], decimalMark: DecimalMark): string {
  const separator = decimalMark === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => written(cell, decimalMark)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** How a formula begins, as a spreadsheet reads it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text of a CSV as it was before an apostrophe made it harmless. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

function written(cell: CsvCell, decimalMark: DecimalMark): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(4))).replace('.', decimalMark);
  // A spreadsheet would run a name that begins like a formula (CSV injection); the apostrophe keeps it a text. Some take full-width signs for
  // the plain ones, and look behind a break of the line.
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

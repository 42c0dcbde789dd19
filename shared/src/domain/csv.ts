/** How a person writes numbers, which decides how their spreadsheet reads a file. */
export type DecimalMark = ',' | '.';

export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180) for the person's spreadsheet: `;` and a decimal comma where the language writes a comma, `,` and a
 * point elsewhere. Starts with a byte order mark, without which spreadsheets read UTF-8 as something else.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], decimalMark: DecimalMark): string {
  const separator = decimalMark === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => written(cell, decimalMark)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function written(cell: CsvCell, decimalMark: DecimalMark): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(4))).replace('.', decimalMark);
  // A name that begins like a formula would be run by the spreadsheet (CSV injection); the apostrophe keeps it text.
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

import { type CellNumber, type DecimalSign, numberOfCell } from './cell-number.ts';
import type { SheetCell } from './sheet.ts';

/** What the numbers of a file show about their decimal sign. */
export interface DecimalEvidence {
  /** The sign, if all numbers that show one show the same; null where both are used, or none. */
  sign: DecimalSign | null;
  /** A sample of an ambiguous number ("1,850"); null where there is none. */
  unclear: string | null;
}

/** Searches cells of values. A number that the spreadsheet stores as such has no sign. */
export function decimalEvidence(cells: Iterable<SheetCell | null | undefined>): DecimalEvidence {
  const seen = new Set<DecimalSign>();
  let unclear: string | null = null;
  for (const cell of cells) {
    if (cell?.kind !== 'text' || cell.spread) continue;
    const number = numberOfCell(cell);
    if (number?.sign && number.grouped === null) seen.add(number.sign);
    if (number && number.grouped !== null) unclear ??= cell.text.trim();
  }
  return { sign: seen.size === 1 ? ([...seen][0] ?? null) : null, unclear };
}

/** The value of a cell's number with the given decimal sign; null where it is ambiguous and the sign is not known. */
export function valueUnder({ value, grouped, sign: own }: CellNumber, sign: DecimalSign | null): number | null {
  if (grouped === null) return value;
  if (sign === null) return null;
  return own === sign ? value : grouped;
}

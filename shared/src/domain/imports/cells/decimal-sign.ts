import { type CellNumber, type DecimalSign, numberOfCell } from './cell-number.ts';
import type { SheetCell } from './sheet.ts';

/** What written numbers say of their decimal sign. */
export interface DecimalEvidence {
  /** The one sign that all show which show any; null where both are used, or none is. */
  sign: DecimalSign | null;
  /** A number that may be either ("1,850"); null where there is none. */
  unclear: string | null;
}

/** Looks through cells of values. What a spreadsheet keeps as a number has no sign. */
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

/** A number of a cell under a decimal sign; null where it may be either and the sign is not known. */
export function valueUnder({ value, grouped, sign: own }: CellNumber, sign: DecimalSign | null): number | null {
  if (grouped === null) return value;
  if (sign === null) return null;
  return own === sign ? value : grouped;
}

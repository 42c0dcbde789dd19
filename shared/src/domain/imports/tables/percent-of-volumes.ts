import { type DecimalSign, numberOfCell } from '../cells/cell-number.ts';
import { valueUnder } from '../cells/decimal-sign.ts';
import type { WrittenUnit } from '../cells/cell-units.ts';
import type { SheetCell, SheetLine } from '../cells/sheet.ts';
import { unitKindOf, type ValueField } from './columns.ts';
import { toStoredUnit } from './stored-unit.ts';

interface Column {
  field: ValueField;
  index: number;
  unit: WrittenUnit | null;
}

/**
 * A row's volumes in one unit; null where one is missing or no number. Where neither heads nor a person name a unit, they have the same. Where
 * only some have one, nobody knows how they compare.
 */
export function volumesOf({ cells }: SheetLine, columns: readonly Column[], sign: DecimalSign | null): number[] | null {
  const isOpen = columns.every(({ unit }) => unit === null);
  const volumes = columns.flatMap(({ field, index, unit }) => {
    const number = cells[index] ? numberOfCell(cells[index]) : null;
    if (!number) return [];
    const own = number.unit ?? unit ?? (isOpen && unitKindOf(field) === 'volume' ? 'ml' : null);
    return toStoredUnit(field, valueUnder(number, sign) ?? number.value, own) ?? [];
  });
  return volumes.length === columns.length ? volumes : null;
}

/** The percentages that a table's volumes give, by row; null where they give none. */
export function percentOfVolumes(
  rows: readonly SheetLine[],
  values: readonly Column[],
  sign: DecimalSign | null,
): readonly (number | null)[] | null {
  const of = (...kinds: ValueField[]) => kinds.flatMap((kind) => values.find(({ field }) => field === kind) ?? []);
  const drained = of('totalDrained');
  const total = of('totalGiven');
  const given = total.length > 0 ? total : of('intakePerDripper', 'dripperCount');
  if (drained.length === 0 || (total.length === 0 && given.length < 2)) return null;
  const percents = rows.map((row) => {
    const [out = 0, each = 0, count = 1] = volumesOf(row, [...drained, ...given], sign) ?? [];
    return each * count ? (100 * out) / (each * count) : null;
  });
  return percents.some((percent) => percent !== null) ? percents : null;
}

/** Whether a column is nearer to the hundredth of these percentages than to them. */
export function isShareOf(
  percents: readonly (number | null)[],
  cells: readonly (SheetCell | null)[],
  sign: DecimalSign | null,
): boolean {
  const pairs = percents.flatMap((percent, row) => {
    const number = cells[row] ? numberOfCell(cells[row]) : null;
    return percent === null || !number ? [] : [[percent, valueUnder(number, sign) ?? number.value] as const];
  });
  const nearer = pairs.filter(([percent, value]) => Math.abs(percent - value) > Math.abs(percent - value * 100));
  return nearer.length > pairs.length / 2;
}

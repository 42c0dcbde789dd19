import { quantities } from '../../readings/quantities.ts';
import { type DecimalSign, numberOfCell } from '../cells/cell-number.ts';
import { valueUnder } from '../cells/decimal-sign.ts';
import { type CellUnit, ppmUnits, type WrittenUnit } from '../cells/cell-units.ts';
import type { ImportAnswers } from './import-answers.ts';
import { unitKindOf, type ValueField } from './columns.ts';
import type { SheetCell } from '../cells/sheet.ts';
import { cellsOf } from './sheet-table.ts';
import { isShareOf, percentOfVolumes } from './percent-of-volumes.ts';
import { toStoredUnit, unitsFor } from './stored-unit.ts';
import type { TableLayout } from './table-layout.ts';

const isUnitOf = (field: ValueField, unit: WrittenUnit) => toStoredUnit(field, 1, unit) !== null;

/** The values of a column as numbers, without those that name a unit of their own. */
function numbersOf(cells: readonly (SheetCell | null)[], sign: DecimalSign | null): number[] {
  return cells.flatMap((cell) => {
    const number = cell ? numberOfCell(cell) : null;
    return number && number.unit === null ? [valueUnder(number, sign) ?? number.value] : [];
  });
}

function middleOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** Whether the middle of a column's values can be an EC or a percentage in that unit. */
function fits(
  field: ValueField,
  cells: readonly (SheetCell | null)[],
  unit: WrittenUnit,
  sign: DecimalSign | null,
): boolean {
  // "%" over 0.28 may mean a share.
  if (unitKindOf(field) === 'percent') return unit !== '%' || unitOfValues(field, cells).suggested !== 'share';
  if (unitKindOf(field) !== 'ec') return true;
  // The sign of "1,850" is a question of its own.
  if (sign === null && cells.some((cell) => cell && numberOfCell(cell)?.grouped)) return true;
  const middle = middleOf(numbersOf(cells, sign));
  if (middle === null || middle === 0) return true;
  const stored = toStoredUnit(field, middle, unit);
  return stored !== null && stored >= lowestEc && stored <= quantities.ec.possible.high;
}

/** The share of a column's values that counts as nearly all of them: a total may stand below. */
const nearlyAll = 0.8;
/** An EC in mS/cm below which a column without a unit may be in S/m. */
const littleEc = 0.6;
/** Below this EC in mS/cm there is only pure water, which no plant gets. */
const lowestEc = 0.05;

/** From this value on, a dripper's daily volume is in millilitres: it gives tens of millilitres to a few litres a day. */
const manyLitres = 20;

/**
 * The unit of a column whose head names none. EC up to 20 is in mS/cm, a percentage above 1 is in percent. For everything else a person
 * must say it; `suggested` is what the values hint at.
 */
export function unitOfValues(
  field: ValueField,
  cells: readonly (SheetCell | null)[],
  sign: DecimalSign | null = null,
): { unit: CellUnit | null; suggested: CellUnit | null } {
  const numbers = numbersOf(cells, sign);
  const middle = middleOf(numbers) ?? 0;
  const kind = unitKindOf(field);
  if (kind === 'none') return { unit: null, suggested: null };
  if (kind === 'ec') {
    if (middle > quantities.ec.possible.high) return { unit: null, suggested: 'µS/cm' };
    // So little may be in S/m as well.
    return numbers.length > 0 && middle < littleEc
      ? { unit: null, suggested: 'mS/cm' }
      : { unit: 'mS/cm', suggested: null };
  }
  if (kind === 'percent') {
    const isShare = middle > 0 && numbers.filter((value) => value <= 1).length >= nearlyAll * numbers.length;
    return isShare ? { unit: null, suggested: 'share' } : { unit: '%', suggested: null };
  }
  if (numbers.length === 0) return { unit: 'ml', suggested: null };
  return { unit: null, suggested: middle >= manyLitres ? 'ml' : 'l' };
}

export interface ColumnUnits {
  /** By the column's key; null where a person must say it. */
  units: Readonly<Record<string, WrittenUnit | null>>;
  open: readonly { key: string; head: string; options: readonly CellUnit[]; suggested: CellUnit | null }[];
}

/**
 * The units of all columns: as the person or the head says, otherwise by the values. Blocks below each other share a head, and bring up one
 * question.
 */
export function unitsOfColumns(
  layouts: readonly TableLayout[],
  answers: ImportAnswers,
  sign: DecimalSign | null,
): ColumnUnits {
  const units: Record<string, WrittenUnit | null> = {};
  const open: ColumnUnits['open'][number][] = [];
  for (const { table, values } of layouts) {
    const volumes = percentOfVolumes(table.rows, values, sign);
    for (const { index, key, head, field, unit } of values) {
      if (key in units) continue;
      const options = unitsFor(field);
      const cells = cellsOf(table, index);
      const isOurs = unit !== null && isUnitOf(field, unit) && (key in answers.units || fits(field, cells, unit, sign));
      const own = isOurs ? unit : null;
      const byValues = own === null ? unitOfValues(field, cells, sign) : null;
      if (byValues?.suggested === 'share' && volumes !== null) {
        // Its volumes say whether 0.28 is a share.
        units[key] = isShareOf(volumes, cells, sign) ? 'share' : '%';
        continue;
      }
      // A head with a unit of something else, such as g/L for an EC, means that its values are not ours.
      const found = own ?? (unit === null ? (byValues?.unit ?? null) : null);
      units[key] = found;
      if (found !== null || options.length === 0) continue;
      // Meters count dissolved solids on three scales; the file does not say on which.
      if (unit === 'ppm' && unitKindOf(field) === 'ec') open.push({ key, head, options: ppmUnits, suggested: null });
      else open.push({ key, head, options, suggested: byValues?.suggested ?? null });
    }
  }
  return { units, open };
}

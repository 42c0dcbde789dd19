import { quantities } from '../../readings/quantities.ts';
import { ecToStored, ecUnits, toMillilitres, volumeUnits, type EcUnit, type VolumeUnit } from '../../units.ts';
import { type DecimalSign, numberOfCell } from '../cells/cell-number.ts';
import { valueUnder } from '../cells/decimal-sign.ts';
import { type CellUnit, type PpmUnit, ppmScales, ppmUnits, type WrittenUnit } from '../cells/cell-units.ts';
import type { ImportAnswers } from './import-answers.ts';
import { type UnitKind, unitKindOf, type ValueField } from './columns.ts';
import type { SheetCell, SheetLine } from '../cells/sheet.ts';
import { cellsOf, type TableLayout, type ValueColumn } from './table-layout.ts';

/** The units in which a column of this field may be written. */
export function unitsFor(field: ValueField): readonly CellUnit[] {
  const options = {
    ec: [...ecUnits, 'S/m', ...ppmUnits],
    percent: ['%', 'share'],
    volume: [...volumeUnits, 'm³'],
    none: [],
  } as const satisfies Record<UnitKind, readonly CellUnit[]>;
  return options[unitKindOf(field)];
}

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
/** The percentages that a table's volumes give, by row; null where it has no volumes. */
function percentOfVolumes(
  rows: readonly SheetLine[],
  values: readonly ValueColumn[],
): readonly (number | null)[] | null {
  const at = (kind: ValueField) => values.find(({ field }) => field === kind)?.index ?? null;
  const [drained, given, each, count] = [
    at('totalDrained'),
    at('totalGiven'),
    at('intakePerDripper'),
    at('dripperCount'),
  ];
  if (drained === null || (given === null && (each === null || count === null))) return null;
  return rows.map(({ cells }) => {
    const number = (index: number | null) => {
      const cell = index === null ? null : cells[index];
      return cell ? (numberOfCell(cell)?.value ?? null) : null;
    };
    const all = given === null ? (number(each) ?? 0) * (number(count) ?? 0) : number(given);
    const out = number(drained);
    return all && out !== null ? (100 * out) / all : null;
  });
}

/** Whether a column is nearer to the hundredth of these percentages than to them. */
function isShareOf(percents: readonly (number | null)[], cells: readonly (SheetCell | null)[]): boolean {
  const pairs = percents.flatMap((percent, row) => {
    const value = cells[row] ? numberOfCell(cells[row])?.value : undefined;
    return percent === null || value === undefined ? [] : [[percent, value] as const];
  });
  const nearer = pairs.filter(([percent, value]) => Math.abs(percent - value) > Math.abs(percent - value * 100));
  return nearer.length > pairs.length / 2;
}

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

/** A value in the stored unit (volumes in mL); null where the unit does not belong to the field. */
export function toStoredUnit(field: ValueField, value: number, unit: WrittenUnit | null): number | null {
  const kind = unitKindOf(field);
  if (kind === 'none') return unit === null ? value : null;
  if (kind === 'ec' && unit !== null && unit in perStored) return rounded(value / (perStored[unit] ?? 1));
  if (unit === null || !unitsFor(field).some((known) => known === unit)) return null;
  if (kind === 'ec') return ecToStored(value, unit as EcUnit);
  if (unit === 'm³') return rounded(value * 1_000_000);
  if (kind === 'volume') return toMillilitres(value, unit as VolumeUnit);
  return unit === 'share' ? Number((value * 100).toPrecision(12)) : value;
}

/** How many of each unit beside those of the app are 1 mS/cm. */
const perStored: Readonly<Partial<Record<WrittenUnit, number>>> = {
  'mS/m': 100,
  'S/m': 0.1,
  cF: 10,
  ...ppmScales,
} satisfies Record<'mS/m' | 'S/m' | 'cF' | PpmUnit, number>;

/** Without the last digits of a quotient that no meter has. */
const rounded = (value: number) => Number(value.toPrecision(6));

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
    const volumes = percentOfVolumes(table.rows, values);
    for (const { index, key, head, field, unit } of values) {
      if (key in units) continue;
      const options = unitsFor(field);
      const cells = cellsOf(table, index);
      const isOurs = unit !== null && isUnitOf(field, unit) && (key in answers.units || fits(field, cells, unit, sign));
      const own = isOurs ? unit : null;
      if (unitKindOf(field) === 'percent' && volumes !== null && !(key in answers.units)) {
        // Its volumes say whether 0.28 is a share.
        units[key] = isShareOf(volumes, cells) ? 'share' : '%';
        continue;
      }
      const byValues = own === null ? unitOfValues(field, cells, sign) : null;
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

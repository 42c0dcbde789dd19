import { numberOfCell, saysNothing, type DecimalSign } from './cells/cell-number.ts';
import type { WrittenUnit } from './cells/cell-units.ts';
import { toStoredUnit } from './tables/stored-unit.ts';
import type { ValueField } from './tables/columns.ts';
import { valueUnder } from './cells/decimal-sign.ts';
import { problemKey, type RowCode, type RowProblem, type RowRepair } from './import-row.ts';
import { addressIn, isBlank, type SheetCell, type SheetLine, shownText } from './cells/sheet.ts';
import type { ValueColumn } from './tables/table-layout.ts';

export type RowValues = Partial<Record<ValueField, number>>;

export interface ReadValues {
  /** In stored units; volumes in mL. */
  values: RowValues;
  problems: readonly RowProblem[];
  /** The address of the first cell with a value; null where there is none. */
  first: string | null;
}

export const drop = { id: 'drop', kind: 'drop' } as const satisfies RowRepair;
export const take = { id: 'take', kind: 'take' } as const satisfies RowRepair;

/** Reads the values of one plot in one row. A cell that is no number becomes a problem: it is never ignored silently. */
export function readValues(
  sheet: string,
  row: SheetLine,
  columns: readonly ValueColumn[],
  { sign, units }: { sign: DecimalSign | null; units: Readonly<Record<string, WrittenUnit | null>> },
): ReadValues {
  const values: RowValues = {};
  const problems: RowProblem[] = [];
  let first: string | null = null;
  for (const { index, field, key } of columns) {
    const cell = row.cells[index];
    if (!cell || isBlank(cell) || ((cell.kind === 'text' || cell.kind === 'error') && saysNothing(cell.text))) continue;
    first ??= addressIn(row, index);
    const read = readValue(cell, field, sign, units[key] ?? null);
    if (typeof read === 'number') values[field] = read;
    else if (read.value !== undefined) values[field] = read.value;
    if (typeof read === 'number') continue;
    problems.push({
      key: problemKey(read.code, null),
      code: read.code,
      severity: 'ask',
      field: field === 'totalGiven' ? 'intakePerDripper' : field,
      cell: `${sheet}!${addressIn(row, index)}`,
      text: shownText(cell).trim(),
      repairs: read.repairs,
    });
  }
  return { values, problems, first };
}

interface Unread {
  code: RowCode;
  repairs: readonly RowRepair[];
  value?: number;
}

function readValue(
  cell: SheetCell,
  field: ValueField,
  sign: DecimalSign | null,
  unit: WrittenUnit | null,
): number | Unread {
  if (cell.kind === 'error') return { code: 'cell_error', repairs: [drop] };
  if (cell.kind === 'date') return { code: 'made_a_date', repairs: [...fromDate(cell.date, field, unit), drop] };
  const number = numberOfCell(cell);
  if (!number) return { code: 'not_a_number', repairs: [drop] };
  const value = valueUnder(number, sign);
  if (value === null) return { code: 'decimal_unclear', repairs: [drop] };
  const stored = toStoredUnit(field, value, number.unit ?? unit);
  if (stored === null) return { code: 'unit_unclear', repairs: [drop] };
  return cell.spread ? { code: 'spread_value', repairs: [take, drop], value: stored } : stored;
}

/** A spreadsheet that reads 2.1 as 2 January stores that day, in the year of typing. One that reads 2.85 as February 1985 stores no real day. */
function fromDate(date: string | null, field: ValueField, unit: WrittenUnit | null): RowRepair[] {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  if (year < '2000') return [];
  const value = toStoredUnit(field, Number(`${Number(day)}.${Number(month)}`), unit);
  return value === null ? [] : [{ id: 'dayAndMonth', kind: 'values', values: { [field]: value } }];
}

import type { ReadingBody } from '@seguia/openapi';
import type { ReadingProblemCode } from '../readings/problem-codes.ts';
import type { ReadingField } from '../readings/reading-problem.ts';
import type { ValueField } from './tables/columns.ts';
import type { DateHow } from './cells/date-order.ts';

/**
 * What a row becomes. `ready`: imported as shown. `doubtful`: imported once a person has answered. `impossible`: never imported. `there`:
 * the farm, or a row above, already has it, with the same plot, minute and values. `none`: no reading (a total, a remark).
 */
export const rowStates = ['ready', 'doubtful', 'impossible', 'there', 'none'] as const;
export type RowState = (typeof rowStates)[number];

export type RowCode =
  | ReadingProblemCode
  | 'date_unclear'
  | 'date_by_neighbours'
  | 'date_counted'
  | 'date_above'
  | 'time_missing'
  | 'year_missing'
  | 'plot_unknown'
  | 'plot_left'
  | 'plot_above'
  | 'decimal_unclear'
  | 'made_a_date'
  | 'cell_error'
  | 'unit_unclear'
  | 'spread_value'
  | 'percent_differs'
  | 'volumes_left'
  | 'hidden'
  | 'twice'
  | 'total'
  | 'remark';

/**
 * A one-tap repair. `take`: as it is. `drop`: without this cell. `values`: with other values. `date`: on another day. `id` is the same for
 * all repairs of a kind, so that one answer serves many rows.
 */
export type RowRepair =
  | { id: 'take'; kind: 'take' }
  | { id: 'drop'; kind: 'drop' }
  | { id: string; kind: 'values'; values: Partial<Record<ValueField, number>> }
  | { id: 'asRead' | 'otherWay'; kind: 'date'; date: string };

export interface RowProblem {
  /** Rows with the same key have the same problem, so one answer can serve all of them. */
  key: string;
  code: RowCode;
  severity: 'refused' | 'ask';
  field: ReadingField | null;
  /** The address of the cell, with its sheet; of the row, if the problem is not about a cell. */
  cell: string;
  /** The cell's text in the file. */
  text: string;
  /** Empty where the problem cannot be repaired. */
  repairs: readonly RowRepair[];
}

export interface ImportLine {
  /** The key of a person's answers, the same whenever the file is read. */
  key: string;
  sheet: string;
  row: number;
  /** The address of its first value. */
  cell: string;
  state: RowState;
  /** The plot's name in the file. */
  plotName: string;
  dateHow: DateHow | null;
  /** The reading, as far as the row could be read. */
  body: ReadingBody | null;
  /** The problems that are open, or that prevent the import. */
  problems: readonly RowProblem[];
  /** The texts of its cells in the file. */
  text: string;
}

export function problemKey(code: RowCode, field: ReadingField | null): string {
  return field === null ? code : `${code} ${field}`;
}

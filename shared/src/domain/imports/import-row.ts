import type { ReadingBody } from '@seguia/openapi';
import type { ReadingField, ReadingProblemCode } from '../readings/reading-problem.ts';
import type { ValueField } from './tables/columns.ts';
import type { DateHow } from './cells/date-order.ts';

/**
 * What a row comes to. `ready`: taken as it is shown. `doubtful`: taken once a person has answered. `impossible`: never taken. `there`: the farm, or a row above, has it with
 * the same plot, minute and values. `none`: no reading (a total, a remark).
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
 * What one tap does. `take`: as it stands. `drop`: without this cell. `values`: with others. `date`: on another day. `id` is the same for the same kind of repair, so that one
 * answer serves many rows.
 */
export type RowRepair =
  | { id: 'take'; kind: 'take' }
  | { id: 'drop'; kind: 'drop' }
  | { id: string; kind: 'values'; values: Partial<Record<ValueField, number>> }
  | { id: 'asRead' | 'otherWay'; kind: 'date'; date: string };

export interface RowProblem {
  /** Rows with the same key have the same problem: they can be answered at once. */
  key: string;
  code: RowCode;
  severity: 'refused' | 'ask';
  field: ReadingField | null;
  /** Where the cell stands, with its sheet; of the row where it is of no cell. */
  cell: string;
  /** As the file has it. */
  text: string;
  /** Empty where nothing can be done. */
  repairs: readonly RowRepair[];
}

export interface ImportLine {
  /** The same for the same row of the same file: what a person's answers are kept under. */
  key: string;
  sheet: string;
  row: number;
  /** The address of its first value. */
  cell: string;
  state: RowState;
  /** What the file writes for the plot. */
  plotName: string;
  dateHow: DateHow | null;
  /** As it would be, or as far as it could be read. */
  body: ReadingBody | null;
  /** What is still to be answered, or why it is not taken. */
  problems: readonly RowProblem[];
  /** Its cells as the file has them. */
  text: string;
}

export function problemKey(code: RowCode, field: ReadingField | null): string {
  return field === null ? code : `${code} ${field}`;
}

import type { CellUnit } from '../cells/cell-units.ts';
import type { DecimalSign } from '../cells/cell-number.ts';
import type { ColumnKind } from './columns.ts';
import type { DateOrder } from '../cells/date-order.ts';

/** A person's answers about a file. Missing ones were not given. */
export interface ImportAnswers {
  /** By the name in the file, as plain text: the plot's id; null leaves its rows out. */
  plots: Readonly<Record<string, string | null>>;
  /** By the column's key. */
  columns: Readonly<Record<string, ColumnKind>>;
  units: Readonly<Record<string, CellUnit>>;
  order: DateOrder | null;
  decimal: DecimalSign | null;
  /** The time of readings without one, HH:MM. */
  time: string | null;
  /** The number of drippers for volumes without one. */
  dripperCount: number | null;
  /** The IANA zone of the file's clock; null for the farm's. */
  zone: string | null;
  /** By the problem's key: the repair for all rows with that problem. */
  all: Readonly<Record<string, string>>;
  /** By the row's key, then the problem's: the repair. It takes precedence over the one for all rows. */
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const noAnswers: ImportAnswers = {
  plots: {},
  columns: {},
  units: {},
  order: null,
  decimal: null,
  time: null,
  dripperCount: null,
  zone: null,
  all: {},
  rows: {},
};

/** What the file does not say. `suggested` is what it hints at; it is shown, but never chosen by itself. */
export type ImportQuestion =
  | { kind: 'plot'; name: string; suggested: string | null }
  | { kind: 'column'; key: string; head: string; suggested: ColumnKind }
  | { kind: 'unit'; key: string; head: string; options: readonly CellUnit[]; suggested: CellUnit | null }
  | { kind: 'order'; sample: string; dayFirst: string; monthFirst: string }
  | { kind: 'decimal'; sample: string }
  | { kind: 'time' }
  | { kind: 'dripperCount' };

import type { CellUnit } from '../cells/cell-units.ts';
import type { DecimalSign } from '../cells/cell-number.ts';
import type { ColumnKind } from './columns.ts';
import type { DateOrder } from '../cells/date-order.ts';

/** What a person said of a file. What is left out was not said. */
export interface ImportAnswers {
  /** By the name that the file writes, in plain letters: the plot's id; null: it is left out. */
  plots: Readonly<Record<string, string | null>>;
  /** By the column's key. */
  columns: Readonly<Record<string, ColumnKind>>;
  units: Readonly<Record<string, CellUnit>>;
  order: DateOrder | null;
  decimal: DecimalSign | null;
  /** For readings without an hour, HH:MM. */
  time: string | null;
  /** For volumes without a number of drippers. */
  dripperCount: number | null;
  /** The IANA zone of the file's clock; null: the farm's. */
  zone: string | null;
  /** By the problem's key: the repair for all rows that have it. */
  all: Readonly<Record<string, string>>;
  /** By the row's key, then the problem's: the repair. It goes before the one for all. */
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

/** What the file alone does not say. `suggested` is what it hints at: it is shown chosen nowhere. */
export type ImportQuestion =
  | { kind: 'plot'; name: string; suggested: string | null }
  | { kind: 'column'; key: string; head: string; suggested: ColumnKind }
  | { kind: 'unit'; key: string; head: string; options: readonly CellUnit[]; suggested: CellUnit | null }
  | { kind: 'order'; sample: string; dayFirst: string; monthFirst: string }
  | { kind: 'decimal'; sample: string }
  | { kind: 'time' }
  | { kind: 'dripperCount' };

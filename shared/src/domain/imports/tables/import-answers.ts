import type { Meter } from '@seguia/openapi';
import type { CellUnit } from '../cells/cell-units.ts';
import type { DecimalSign } from '../cells/cell-number.ts';
import type { ColumnKind } from './columns.ts';
import type { DateOrder } from '../cells/date-order.ts';
import { noWaterAnswers, type WaterAnswers } from '../../water/water-answers.ts';

/** A person's answers about a file. Missing ones were not given. */
export interface ImportAnswers {
  /** By the name in the file, as plain text: the plot's id; null leaves its rows out. */
  plots: Readonly<Record<string, string | null>>;
  /** By the name in the file, as plain text: the meter's id; null imports its readings without a meter. Older screens have none. */
  meters?: Readonly<Record<string, string | null>>;
  /** By the column's key, or the table's for the values of plots side by side. */
  columns: Readonly<Record<string, ColumnKind>>;
  units: Readonly<Record<string, CellUnit>>;
  order: DateOrder | null;
  /** The year of the first date that has none. */
  year: number | null;
  decimal: DecimalSign | null;
  /** The time of readings without one, HH:MM. */
  time: string | null;
  /** The number of drippers for volumes without one. */
  dripperCount: number | null;
  /** The zone of the file's clock, IANA or `UTC+02:00`; null for the farm's. */
  zone: string | null;
  /** By the sheet's name: the row of its heads as a person marked it; 0 where it has none. */
  heads: Readonly<Record<string, number>>;
  /** About the file's water and light. Older screens have none. */
  water?: WaterAnswers;
  /** By the problem's key: the repair for all rows with that problem. */
  all: Readonly<Record<string, string>>;
  /** By the row's key, then the problem's: the repair. It takes precedence over the one for all rows. */
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const noAnswers: ImportAnswers = {
  plots: {},
  meters: {},
  columns: {},
  units: {},
  order: null,
  year: null,
  decimal: null,
  time: null,
  dripperCount: null,
  zone: null,
  heads: {},
  water: noWaterAnswers,
  all: {},
  rows: {},
};

/** What the file does not say. `suggested` is what it hints at; it is shown, but never chosen by itself. */
export type ImportQuestion =
  | { kind: 'plot'; name: string; suggested: string | null }
  /** `measures`: what was measured with it in the file. */
  | { kind: 'meter'; name: string; measures: Meter['kind'] }
  | {
      kind: 'column';
      key: string;
      head: string;
      suggested: ColumnKind;
      /** The kinds for which nearly as much speaks, and the column's first values. */
      between: readonly ColumnKind[];
      samples: readonly string[];
    }
  /** What the values of plots side by side are; `plots` are their heads. */
  | { kind: 'measure'; key: string; plots: readonly string[]; suggested: ColumnKind | null; samples: readonly string[] }
  | { kind: 'unit'; key: string; head: string; options: readonly CellUnit[]; suggested: CellUnit | null }
  | { kind: 'year'; sample: string; suggested: number }
  | { kind: 'zone'; suggested: string }
  | { kind: 'order'; sample: string; dayFirst: string; monthFirst: string }
  | { kind: 'decimal'; sample: string }
  | { kind: 'time' }
  | { kind: 'dripperCount' };

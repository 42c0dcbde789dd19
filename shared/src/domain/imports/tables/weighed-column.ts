import type { ColumnKind } from './columns.ts';
import type { Points } from './evidence.ts';
import type { TableColumn } from './sheet-table.ts';

/** A column with what speaks for its kinds. */
export interface WeighedColumn extends TableColumn {
  points: Points;
  kind: ColumnKind;
  between: readonly ColumnKind[];
}

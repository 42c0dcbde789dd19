import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface Column<Item> {
  id: string;
  label: ReactNode;
  /** Aligns numbers at their end, in digits of one width. */
  numeric?: boolean | undefined;
  /** The cell that names the row; the first column by default. */
  rowHeader?: boolean | undefined;
  cell: (item: Item) => ReactNode;
}

export interface DataTableProps<Item> {
  /** The table's name. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Key of the row whose detail is shown. */
  current?: string | undefined;
}

/** Rows of 44 px; scrolls sideways by itself where it is wider than its place. */
export function DataTable<Item>({ caption, captionHidden, columns, rows, rowKey, current }: DataTableProps<Item>) {
  const header = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.hidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={rowKey(item)} aria-current={rowKey(item) === current || undefined}>
              {columns.map((column) =>
                column === header ? (
                  <th key={column.id} scope="row" className={column.numeric ? styles.numeric : undefined}>
                    {column.cell(item)}
                  </th>
                ) : (
                  <td key={column.id} className={column.numeric ? styles.numeric : undefined}>
                    {column.cell(item)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

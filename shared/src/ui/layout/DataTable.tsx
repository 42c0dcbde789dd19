import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/Icon.tsx';
import styles from './DataTable.module.css';

export interface Column<Item> {
  id: string;
  label: ReactNode;
  /** Aligns numbers at their end, in digits of one width. */
  numeric?: boolean | undefined;
  /** The cell that names the row; the first column by default. */
  rowHeader?: boolean | undefined;
  cell: (item: Item) => ReactNode;
  /** Makes its head a button that sorts by it. */
  sortable?: boolean | undefined;
}

/** Which column the rows are sorted by. */
export interface TableSort {
  column: string;
  descending: boolean;
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
  /** Where the cell that names the row leads; the whole row is the link. */
  rowTo?: ((item: Item) => string) | undefined;
  /** How the rows, which come sorted, are sorted. */
  sort?: TableSort | null | undefined;
  /** A person chose the head of a sortable column. */
  onSort?: ((column: string) => void) | undefined;
}

/** Rows of 44 px; scrolls sideways by itself where it is wider than its place. */
export function DataTable<Item>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  current,
  rowTo,
  sort,
  onSort,
}: DataTableProps<Item>) {
  const header = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.hidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={column.numeric ? styles.numeric : undefined}
                aria-sort={sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                {column.sortable ? (
                  <button type="button" className={styles.sort} onClick={() => onSort?.(column.id)}>
                    {column.label}
                    <span className={styles.order}>
                      {sort?.column === column.id && <Icon name={sort.descending ? 'down' : 'up'} size={12} />}
                    </span>
                  </button>
                ) : (
                  column.label
                )}
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
                    {rowTo ? (
                      <Link to={rowTo(item)} className={styles.hit}>
                        {column.cell(item)}
                      </Link>
                    ) : (
                      column.cell(item)
                    )}
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

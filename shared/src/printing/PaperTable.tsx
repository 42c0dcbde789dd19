import { FormattedMessage } from 'react-intl';
import type { Column } from '../ui/layout/DataTable.tsx';
import { StatusMark } from '../ui/values/StatusMark.tsx';
import styles from './PaperTable.module.css';

interface PaperTableProps<Item> {
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Leaves out the explanation of marks, because no value has one. */
  plain?: boolean | undefined;
}

/** A table on paper: the heads are repeated on every page, no row is split, and the marks beside values are explained beneath. */
export function PaperTable<Item>({ columns, rows, rowKey, plain = false }: PaperTableProps<Item>) {
  const header = columns.find((column) => column.rowHeader) ?? columns[0];
  const look = (column: Column<Item>) => (column.numeric ? styles.numeric : undefined);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={rowKey(item)}>
              {columns.map((column) =>
                column === header ? (
                  <th key={column.id} scope="row" className={look(column)}>
                    {column.cell(item)}
                  </th>
                ) : (
                  <td key={column.id} className={look(column)}>
                    {column.cell(item)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!plain && <Marks />}
    </>
  );
}

function Marks() {
  return (
    <p className={styles.marks}>
      <span>
        <StatusMark state="above" label="" size={10} />{' '}
        <FormattedMessage id="ui.paper.above" defaultMessage="au-dessus de la cible" />
      </span>
      <span>
        <StatusMark state="below" label="" size={10} />{' '}
        <FormattedMessage id="ui.paper.below" defaultMessage="sous la cible" />
      </span>
      <span>
        <StatusMark state="near-low" label="" size={10} />{' '}
        <FormattedMessage id="ui.paper.near" defaultMessage="près d’une limite" />
      </span>
    </p>
  );
}

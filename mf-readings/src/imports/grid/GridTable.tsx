import { isolate, type SheetView, useIntl } from '@seguia/shared/platform';
import { columnLetters } from '@seguia/shared/domain/imports/cells/sheet';
import { isolated } from '@seguia/shared/ui';
import { gridMessages } from './grid-messages.ts';
import { useColumnLabel } from './use-column-label.ts';
import styles from './GridTable.module.css';

/** A cell of a sheet that a person has tapped. */
export interface TappedCell {
  sheet: string;
  row: number;
  column: number;
}

interface GridTableProps {
  grid: SheetView['grids'][number];
  tapped: TappedCell | null;
  onTap: (cell: TappedCell) => void;
}

/** The first rows of a sheet. Over each column stands what it is read as; rows that are read as heads are marked. */
export function GridTable({ grid: { sheet, rows, heads, columns }, tapped, onTap }: GridTableProps) {
  const intl = useIntl();
  const { label } = useColumnLabel();
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((text) => text.trim() !== '') + 1));
  const places = Array.from({ length: width }, (_, index) => index);
  const name = intl.formatMessage(gridMessages.label, { name: isolate(sheet) });
  return (
    // A keyboard scrolls the region only when it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{isolated(sheet)}</caption>
        <thead>
          <tr>
            <td className={styles.letters}>#</td>
            {places.map((column) => {
              const found = columns[column];
              const isRead = found !== undefined && found.kind !== 'nothing' && !found.isOpen;
              return (
                <th key={column} scope="col" className={isRead ? styles.read : styles.letters}>
                  {isRead ? label(found.kind) : `${columnLetters(column)}${found?.isOpen ? ' ?' : ''}`}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} className={heads.includes(row) ? styles.head : undefined}>
              <th scope="row" className={styles.letters}>
                {row}
              </th>
              {places.map((column) => {
                const isTapped = tapped?.row === row && tapped.column === column;
                const text = cells[column]?.trim() ?? '';
                return (
                  <td key={column} className={isTapped ? styles.tapped : undefined}>
                    <button
                      type="button"
                      className={styles.cell}
                      aria-pressed={isTapped}
                      aria-label={`${columnLetters(column)}${row} ${text}`.trim()}
                      onClick={() => onTap({ sheet, row, column })}
                    >
                      {isolated(text)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

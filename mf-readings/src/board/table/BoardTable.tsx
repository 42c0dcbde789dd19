import { defineMessages, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { DataTable } from '@seguia/shared/ui';
import { useDeferredValue, useState } from 'react';
import { boardColumns } from './board-columns.tsx';
import type { BoardPlot } from '../board-plot.ts';
import { nextSort, type SortColumn, sortedPlots, startSort } from './board-sort.ts';
import styles from './BoardTable.module.css';

const messages = defineMessages({
  caption: { id: 'readings.board.table', defaultMessage: 'Les parcelles' },
});

/** How many rows are drawn with the first paint. The others follow. */
const first = 20;

/** The board where there is room: one row per plot, with all values, sorted as the person likes. */
export function BoardTable({ plots }: { plots: readonly BoardPlot[] }) {
  const intl = useIntl();
  const format = useFormat();
  const [sort, setSort] = useState(startSort);
  const count = useDeferredValue(plots.length, first);
  return (
    <div className={styles.board}>
      <DataTable
        caption={intl.formatMessage(messages.caption)}
        captionHidden
        columns={boardColumns(intl)}
        rows={sortedPlots(plots, sort, format.compare).slice(0, count)}
        rowKey={({ plot }) => plot.id}
        rowTo={({ plot }) => paths.plotWeek(plot.id)}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column as SortColumn))}
      />
    </div>
  );
}

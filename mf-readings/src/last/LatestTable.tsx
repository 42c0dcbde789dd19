import { type DeviceReading, defineMessages, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, DataTable } from '@seguia/shared/ui';
import { useDeferredValue, useState } from 'react';
import type { FarmData } from '../farm-data/use-farm-data.ts';
import { listMessages } from '../rows/list-messages.ts';
import { latestColumns } from './latest-columns.tsx';
import { type LatestColumn, nextSort, sortedReadings, startSort } from './latest-sort.ts';
import styles from './LatestTable.module.css';

const messages = defineMessages({
  more: { id: 'readings.latest.more', defaultMessage: 'Plus de relevés' },
});

/** How many rows are drawn with the first paint. The others follow. */
const first = 20;

interface LatestTableProps {
  /** The newest first. */
  rows: readonly DeviceReading[];
  farm: FarmData;
  hasMore: boolean;
  loadMore: () => void;
}

/** The latest readings where there is room: one row per reading with all values. Sorting orders the readings that are shown. */
export function LatestTable({ rows, farm, hasMore, loadMore }: LatestTableProps) {
  const intl = useIntl();
  const format = useFormat();
  const [sort, setSort] = useState(startSort);
  const count = useDeferredValue(rows.length, first);
  const sorted = sortedReadings(rows, sort, (id) => farm.plots.get(id)?.name ?? '', format.compare);
  return (
    <div className={styles.latest}>
      <DataTable
        caption={intl.formatMessage(listMessages.readings)}
        captionHidden
        columns={latestColumns(intl, format, farm)}
        rows={sorted.slice(0, count)}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.reading(id)}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column as LatestColumn))}
      />
      {hasMore && <Button onPress={loadMore}>{intl.formatMessage(messages.more)}</Button>}
    </div>
  );
}

import {
  canAtom,
  capabilitiesAtom,
  defineMessages,
  useIntl,
  useReadings,
  useSearchParams,
} from '@seguia/shared/platform';
import { Button, EmptyState, IconButton, LinkButton, Page, PullToRefresh, Skeleton, useMedia } from '@seguia/shared/ui';
import { usePrint } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { measureColumns } from '../rows/ReadingTable.tsx';
import { ListError, useListRetry } from '../rows/ListError.tsx';
import { ReadingList } from '../rows/ReadingList.tsx';
import { listMessages } from '../rows/list-messages.ts';
import { ReadingTableHead, ReadingTableLine } from '../rows/ReadingTable.tsx';
import { SwipeReading } from '../rows/SwipeReading.tsx';
import { useReadingActions } from '../rows/use-reading-actions.tsx';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { DeletedReadings } from './DeletedReadings.tsx';
import { DetailPane } from './DetailPane.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { historyMessages } from './history-messages.ts';
import { PrintedHistory } from './PrintedHistory.tsx';
import { filterFrom, filterKeys, type HistoryFilter, withFilter } from './history-filter.ts';
import { importPath } from '../files/import-path.ts';
import styles from './History.module.css';

const messages = defineMessages({
  filter: { id: 'readings.history.filter', defaultMessage: 'Filtrer' },
  none: { id: 'readings.history.none', defaultMessage: 'Aucun relevé pour l’instant.' },
  noneFiltered: { id: 'readings.history.noneFiltered', defaultMessage: 'Aucun relevé ne correspond aux filtres.' },
  clear: { id: 'readings.history.clear', defaultMessage: 'Retirer les filtres' },
  deleted: { id: 'readings.history.deleted', defaultMessage: 'Relevés supprimés' },
  import: { id: 'readings.history.import', defaultMessage: 'Importer des relevés' },
  print: { id: 'readings.history.print', defaultMessage: 'Imprimer ces relevés' },
});

/** `/app/history`: all readings by day; the filter and the opened reading are in the address. */
export function History() {
  const intl = useIntl();
  const refresh = useRefresh();
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const can = useAtomValue(canAtom);
  const mayRestore = can('fertirrigation.delete');
  const mayImport = useAtomValue(capabilitiesAtom).has('imports') && can('fertirrigation.update');
  const print = usePrint();
  const wide = useMedia('twoPanes');
  const [open, setOpen] = useState<'filter' | 'deleted' | null>(null);
  const setFilter = (next: HistoryFilter) => setSearch(withFilter(search, next), { replace: true });
  const opened = search.get('reading');
  const show = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('reading');
    else next.set('reading', id);
    setSearch(next, { replace: true });
  };

  const acts = (
    <span className={styles.acts}>
      {mayImport && wide && (
        <LinkButton icon="table" to={importPath}>
          {intl.formatMessage(messages.import)}
        </LinkButton>
      )}
      {mayImport && !wide && <IconButton icon="table" label={intl.formatMessage(messages.import)} to={importPath} />}
      <IconButton icon="print" label={intl.formatMessage(messages.print)} onPress={print} />
      {mayRestore && (
        <IconButton icon="delete" label={intl.formatMessage(messages.deleted)} onPress={() => setOpen('deleted')} />
      )}
    </span>
  );
  return (
    <Page title={intl.formatMessage(historyMessages.title)} width="wide" actions={wide && acts}>
      <div className={styles.bar}>
        {!wide && (
          <Button icon="filter" onPress={() => setOpen('filter')}>
            {intl.formatMessage(messages.filter)}
          </Button>
        )}
        <FilterChips filter={filter} onChange={setFilter} />
        {!wide && acts}
      </div>
      <PullToRefresh onRefresh={refresh}>
        <div className={wide ? styles.panes : undefined} style={measureColumns}>
          <HistoryList
            key={withFilter(new URLSearchParams(), filter).toString()}
            filter={filter}
            opened={opened}
            show={show}
            onClear={() => setFilter({})}
          />
          {wide && (
            <div className={styles.beside}>
              <FilterPanel filter={filter} onChange={setFilter} />
              <DetailPane id={opened} onClose={() => show(null)} />
            </div>
          )}
        </div>
      </PullToRefresh>
      {open === 'filter' && !wide && <FilterSheet filter={filter} onChange={setFilter} onClose={() => setOpen(null)} />}
      {open === 'deleted' && <DeletedReadings onClose={() => setOpen(null)} />}
    </Page>
  );
}

interface HistoryListProps {
  filter: HistoryFilter;
  opened: string | null;
  show: (id: string | null) => void;
  onClear: () => void;
}

function HistoryList({ filter, opened, show, onClear }: HistoryListProps) {
  const intl = useIntl();
  const wide = useMedia('twoPanes');
  const farm = useFarmData();
  const readings = useReadings({ ...filter });
  const { rows, total, hasMore, loading, loadMore, error } = readings;
  const retry = useListRetry(readings);
  const { actionsOf, dialogs } = useReadingActions();
  const filtered = filterKeys.some((key) => filter[key]);
  if (error && !rows?.length) return <ListError error={error} empty retry={retry} />;
  if (!rows || (rows.length === 0 && loading)) return <Skeleton look="rows" count={8} />;
  if (rows.length === 0 && !hasMore) {
    return (
      <EmptyState
        title={intl.formatMessage(filtered ? messages.noneFiltered : messages.none)}
        action={filtered && <Button onPress={onClear}>{intl.formatMessage(messages.clear)}</Button>}
      />
    );
  }
  return (
    <div className={styles.list}>
      {total !== undefined && (
        <p className={styles.count}>{intl.formatMessage(historyMessages.count, { count: total })}</p>
      )}
      {wide && <ReadingTableHead />}
      <ReadingList
        label={intl.formatMessage(listMessages.readings)}
        rows={rows}
        rowHeight={wide ? 44 : 84}
        hasMore={hasMore}
        loadMore={loadMore}
        renderReading={(reading) =>
          wide ? (
            <ReadingTableLine
              reading={reading}
              farm={farm}
              opened={opened === reading.id}
              onPress={() => show(reading.id)}
            />
          ) : (
            <SwipeReading reading={reading} farm={farm} actionsOf={actionsOf} />
          )
        }
      />
      {error && <ListError error={error} empty={false} retry={retry} />}
      {dialogs}
      <PrintedHistory filter={filter} shown={rows} />
    </div>
  );
}

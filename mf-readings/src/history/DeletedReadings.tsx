import {
  ApiError,
  defineMessages,
  FormattedMessage,
  loadDeletedAtom,
  type Reading,
  restoreReadingAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorDialog,
  ErrorState,
  List,
  Num,
  PullToRefresh,
  Row,
  Skeleton,
  toast,
} from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useFarmData } from '../farm-data/use-farm-data.ts';

const messages = defineMessages({
  title: { id: 'readings.deleted.title', defaultMessage: 'Relevés supprimés' },
  none: { id: 'readings.deleted.none', defaultMessage: 'Aucun relevé supprimé.' },
  failed: {
    id: 'readings.deleted.failed',
    defaultMessage: 'Les relevés supprimés se lisent sur le serveur : il faut du réseau.',
  },
  more: { id: 'readings.latest.more', defaultMessage: 'Plus de relevés' },
  restore: { id: 'readings.deleted.restore', defaultMessage: 'Rétablir' },
  restored: { id: 'readings.deleted.restored', defaultMessage: 'Relevé rétabli' },
  cannotRestore: { id: 'readings.deleted.cannotRestore', defaultMessage: 'Le relevé n’a pas pu être rétabli.' },
});

/** The farm's deleted readings, for managers to restore. Fetched from the server, which has the tombstones. */
export function DeletedReadings({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const format = useFormat();
  const { plots } = useFarmData();
  const { readings, failed, more, reload, refresh, forget } = useDeleted();
  const restore = useSetAtom(restoreReadingAtom);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState(false);

  const onRestore = async ({ id }: Reading) => {
    setBusy(id);
    try {
      await restore(id);
      forget(id);
      toast(intl.formatMessage(messages.restored), { kind: 'success' });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(true);
    } finally {
      setBusy(null);
    }
  };

  return (
    <Dialog look="sheet" title={intl.formatMessage(messages.title)} onClose={onClose}>
      {!readings && !failed && <Skeleton look="rows" />}
      <PullToRefresh onRefresh={refresh}>
        {readings?.length === 0 && <EmptyState title={intl.formatMessage(messages.none)} />}
        {readings && readings.length > 0 && (
          <List label={intl.formatMessage(messages.title)}>
            {readings.map((reading) => {
              const name = plots.get(reading.plotId)?.name ?? '–';
              const moment = `${format.date(reading.date)} ${format.time(reading.time)}`;
              return (
                <Row
                  key={reading.id}
                  title={name}
                  text={<Num>{moment}</Num>}
                  end={
                    <Button
                      busy={busy === reading.id}
                      label={`${intl.formatMessage(messages.restore)} – ${name} ${moment}`}
                      onPress={() => void onRestore(reading)}
                    >
                      <FormattedMessage {...messages.restore} />
                    </Button>
                  }
                />
              );
            })}
          </List>
        )}
        {more && !failed && (
          <Button onPress={more.load} busy={more.loading} full>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
        {failed && <ErrorState text={intl.formatMessage(messages.failed)} onRetry={reload} />}
      </PullToRefresh>
      {error && <ErrorDialog text={intl.formatMessage(messages.cannotRestore)} onClose={() => setError(false)} />}
    </Dialog>
  );
}

/** As many pages of a hundred readings as were wanted. `isFull`: the server may have more. */
const listOf = (readings: Reading[], pages: number) => ({ readings, pages, isFull: readings.length >= pages * 100 });

function useDeleted() {
  const load = useSetAtom(loadDeletedAtom);
  const [list, setList] = useState<ReturnType<typeof listOf> | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed || list) return;
    let stopped = false;
    load().then(
      (readings) => !stopped && setList(listOf(readings, 1)),
      () => !stopped && setFailed(true),
    );
    return () => {
      stopped = true;
    };
  }, [load, failed, list]);
  const reload = () => setFailed(false);
  const take = async (pages: number) => {
    const readings = await load(pages);
    setFailed(false);
    setList(listOf(readings, pages));
    return JSON.stringify(readings) === JSON.stringify(list?.readings) ? ('up-to-date' as const) : ('updated' as const);
  };
  const loadMore = async (pages: number) => {
    setLoading(true);
    try {
      await take(pages);
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  const more = list?.isFull ? { load: () => void loadMore(list.pages + 1), loading } : null;
  const forget = (id: string) =>
    setList((before) => before && { ...before, readings: before.readings.filter((reading) => reading.id !== id) });
  return { readings: list?.readings, failed, more, reload, refresh: () => take(list?.pages ?? 1), forget };
}

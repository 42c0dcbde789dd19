import type { CampaignSeries, SeriesRequest } from '@seguia/shared/platform';
import {
  ApiError,
  campaignsAtom,
  farmClockAtom,
  loadSeriesAtom,
  newestReadingsAtom,
  todayAtom,
} from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { farmDayOf } from './farm-day.ts';
import { parseSeries } from './parse-series.ts';
import { refreshResult } from './refresh-result.ts';
import type { SeriesSet } from './series.ts';

/** The campaign, and the dates to load (both included); without dates the whole campaign. */
export type SeriesQuery = Omit<SeriesRequest, 'signal'>;

export interface SeriesState {
  /** Undefined until it has loaded; it stays while a newer one is fetched. */
  series: SeriesSet | undefined;
  /** When the device fetched it (Unix seconds), if it comes from the device; null if it comes from the server. */
  storedSince: number | null;
  error: ApiError | null;
  loading: boolean;
  /** Fetches again and tells whether anything changed; rejects where the server did not answer. */
  reload: () => Promise<'updated' | 'up-to-date'>;
}

type Loaded = Omit<SeriesState, 'reload'> & { wire?: CampaignSeries };

const nothing: Loaded = { series: undefined, storedSince: null, error: null, loading: true };

/**
 * A campaign's series, from the server or, without network, from the device. Null as a query loads nothing. It is also fetched again
 * whenever `beside`, a series shown next to it, is fetched: a graph must not lag behind its table. It follows the readings that this device
 * sends and fetches, and the day; what is shown stays meanwhile.
 */
export function useSeries(query: SeriesQuery | null, beside?: SeriesSet): SeriesState {
  const load = useSetAtom(loadSeriesAtom);
  const clock = useAtomValue(farmClockAtom);
  const campaign = useAtomValue(campaignsAtom)?.find(({ id }) => id === query?.campaignId);
  // Includes the campaign's dates, so that changing them loads its series again.
  const key = query && JSON.stringify([query, campaign?.startDate, campaign?.endDate]);
  const [state, setState] = useState<Loaded & { key: string | null; beside: SeriesSet | undefined }>({
    ...nothing,
    key,
    beside,
  });
  // The newest query: a late answer to an older one must not replace what is shown.
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);
  const fetchSeries = useCallback(async (): Promise<Loaded | null> => {
    if (key === null) return null;
    const { series, fromDevice, fetchedAt } = await load((JSON.parse(key) as [SeriesQuery])[0]);
    const parsed = parseSeries(series, farmDayOf(clock));
    return { series: parsed, storedSince: fromDevice ? fetchedAt : null, error: null, loading: false, wire: series };
  }, [key, load, clock]);
  const show = useCallback((loaded: Loaded | null) => loaded && setState({ ...loaded, key, beside }), [key, beside]);
  // A failed fetch leaves the shown series on the screen.
  const fail = useCallback(
    (error: ApiError) =>
      setState((before) => ({ ...(before.key === key ? before : nothing), key, beside, error, loading: false })),
    [key, beside],
  );
  useEffect(() => {
    let current = true;
    fetchSeries().then(
      (loaded) => current && show(loaded),
      (error: unknown) => current && fail(error as ApiError),
    );
    return () => {
      current = false;
    };
  }, [fetchSeries, show, fail]);
  const followed = async () => {
    const loaded = await fetchSeries().catch(() => null);
    if (!loaded || latest.current !== key) return;
    const isNews =
      refreshResult(state.wire, loaded.wire) === 'updated' ||
      state.storedSince !== loaded.storedSince ||
      state.error !== null;
    if (state.key !== key || isNews) show(loaded);
  };
  useFollow(() => void followed(), useAtomValue(newestReadingsAtom), useAtomValue(todayAtom));
  const reload = async () => {
    const loaded = await fetchSeries().catch((error: unknown) => {
      if (latest.current === key) fail(error as ApiError);
      throw error;
    });
    if (latest.current === key) show(loaded);
    // The device's own copy is shown, but it does not count as an answer of the server.
    if (loaded && loaded.storedSince !== null) throw new ApiError('offline');
    return refreshResult(state.key === key ? state.wire : undefined, loaded?.wire);
  };
  const { series, storedSince, error, loading } = state.key === key ? state : nothing;
  return { series, storedSince, error, loading: loading || state.beside !== beside, reload };
}

/** How long news waits for more of it, in milliseconds: a sending brings readings one after the other. */
const pause = 5000;

/**
 * Calls `fetchAgain` a while after the device's readings or the day have changed, and when the page is seen again. While it is hidden nothing
 * is fetched. Readings that were not known before are no news.
 */
function useFollow(fetchAgain: () => void, readings: unknown, day: string): void {
  const onNews = useEffectEvent(() => {
    if (!document.hidden) fetchAgain();
  });
  const known = useRef({ readings, day });
  useEffect(() => {
    const before = known.current;
    known.current = { readings, day };
    const isNews = before.readings !== undefined && before.readings !== readings;
    if (!isNews && before.day === day) return;
    const timer = setTimeout(onNews, pause);
    return () => clearTimeout(timer);
  }, [readings, day]);
  useEffect(() => {
    const onSeen = () => onNews();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}

import type { CampaignSeries, SeriesRequest } from '@seguia/shared/platform';
import { ApiError, campaignsAtom, farmClockAtom, loadSeriesAtom } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { farmDayOf } from './farm-day.ts';
import { parseSeries } from './parse-series.ts';
import { refreshResult } from './refresh-result.ts';
import type { SeriesSet } from './series.ts';

/** Dates are both included; the whole campaign without. */
export type SeriesQuery = Omit<SeriesRequest, 'signal'>;

export interface SeriesState {
  /** Undefined until it is there; stays while a newer one is fetched. */
  series: SeriesSet | undefined;
  /** Unix seconds of when the device got it, if it is an older one that the device kept. */
  storedSince: number | null;
  error: ApiError | null;
  loading: boolean;
  /** Fetches afresh and says whether anything is another than before; rejects where the server did not answer. */
  reload: () => Promise<'updated' | 'up-to-date'>;
}

type Loaded = Omit<SeriesState, 'reload'> & { wire?: CampaignSeries };

const nothing: Loaded = { series: undefined, storedSince: null, error: null, loading: true };

/**
 * A campaign's series, from the server or, without network, as the device kept it. A query of null loads nothing. What stands beside another series is
 * fetched afresh whenever that one (`beside`) is: a graph must not lag behind its table.
 */
export function useSeries(query: SeriesQuery | null, beside?: SeriesSet): SeriesState {
  const load = useSetAtom(loadSeriesAtom);
  const clock = useAtomValue(farmClockAtom);
  const campaign = useAtomValue(campaignsAtom)?.find(({ id }) => id === query?.campaignId);
  // Where somebody gives the campaign other days, the graphs are of these, too.
  const key = query && JSON.stringify([query, campaign?.startDate, campaign?.endDate]);
  const [state, setState] = useState<Loaded & { key: string | null; beside: SeriesSet | undefined }>({
    ...nothing,
    key,
    beside,
  });
  // Of another query an answer that comes late would take the place of what is there, and nothing would fetch that again.
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
  // What is on the screen stays when fetching it afresh fails.
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
  const reload = async () => {
    const loaded = await fetchSeries().catch((error: unknown) => {
      if (latest.current === key) fail(error as ApiError);
      throw error;
    });
    if (latest.current === key) show(loaded);
    // What the device kept is there to be read; it is no answer of the server's.
    if (loaded && loaded.storedSince !== null) throw new ApiError('offline');
    return refreshResult(state.key === key ? state.wire : undefined, loaded?.wire);
  };
  const { series, storedSince, error, loading } = state.key === key ? state : nothing;
  return { series, storedSince, error, loading: loading || state.beside !== beside, reload };
}

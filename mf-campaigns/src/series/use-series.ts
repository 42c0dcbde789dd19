import type { ApiError } from '@seguia/shared/platform';
import { farmAtom, loadSeriesAtom } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { farmDayOf } from './farm-day.ts';
import { parseSeries } from './parse-series.ts';
import type { SeriesSet } from './series.ts';

export interface SeriesQuery {
  campaignId: string;
  plotId?: string | undefined;
  cropTypeId?: string | undefined;
  resolution: 'day' | 'reading';
  /** Dates, both included; the whole campaign without. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface SeriesState {
  /** Undefined until it is there; stays while a newer one is fetched. */
  series: SeriesSet | undefined;
  /** Unix seconds of when the device got it, if it is an older one that the device kept. */
  keptSince: number | null;
  error: ApiError | null;
  loading: boolean;
  /** Fetches afresh; rejects when that fails. */
  reload: () => Promise<void>;
}

const nothing = { series: undefined, keptSince: null, error: null, loading: true };

/** A campaign's series, from the server or, without network, as the device kept it. A query of null loads nothing. */
export function useSeries(query: SeriesQuery | null): SeriesState {
  const load = useSetAtom(loadSeriesAtom);
  const zone = useAtomValue(farmAtom)?.timeZone;
  const key = query && JSON.stringify(query);
  const [state, setState] = useState<Omit<SeriesState, 'reload'> & { key: string | null }>({ ...nothing, key });
  const fetchSeries = useCallback(
    async (isCurrent: () => boolean) => {
      if (key === null || zone === undefined) return;
      try {
        const { series, fromDevice, fetchedAt } = await load(JSON.parse(key) as SeriesQuery);
        if (!isCurrent()) return;
        const parsed = parseSeries(series, farmDayOf(zone));
        setState({ key, series: parsed, keptSince: fromDevice ? fetchedAt : null, error: null, loading: false });
      } catch (error) {
        if (isCurrent())
          setState((before) => ({ ...before, key, error: error as ApiError, loading: false }));
        throw error;
      }
    },
    [key, load, zone],
  );
  useEffect(() => {
    let current = true;
    fetchSeries(() => current).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [fetchSeries]);
  const shown = state.key === key ? state : nothing;
  return { ...shown, reload: () => fetchSeries(() => true) };
}

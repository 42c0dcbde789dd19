import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { apiAtom } from '../../session/api/api.ts';
import type { ApiClient } from '@seguia/openapi';
import { farmDeviceAtom, type FarmDevice } from '../local/farm-device.ts';
import { fetchOlder } from './older-readings.ts';
import { ReadingList, type ReadingListState } from './reading-list.ts';
import type { ReadingQuery } from './reading-query.ts';

/** The lists that a farm's screens showed last: coming back shows them at once, as long as they were. */
const lists = new WeakMap<FarmDevice, Map<string, ReadingList>>();
const listLimit = 8;

function listOf(source: FarmDevice, query: ReadingQuery, api: ApiClient): ReadingList {
  const known = lists.get(source) ?? new Map<string, ReadingList>();
  lists.set(source, known);
  const key = JSON.stringify(Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)));
  const list = known.get(key) ?? new ReadingList(source, query, (before) => fetchOlder(api, source, query, before));
  known.delete(key);
  known.set(key, list);
  const [oldest] = known.keys();
  if (known.size > listLimit && oldest !== undefined) known.delete(oldest);
  return list;
}

const nothing: ReadingListState = { rows: undefined, total: undefined, hasMore: false, loading: true, error: null };
const never = () => () => {};

/**
 * The chosen farm's matching readings, newest first: from the device, and older ones page by page from the server (stored once seen). It
 * follows every change. Without network it shows what there is, and sets `error`.
 */
export function useReadings(query: ReadingQuery): ReadingListState & { loadMore(): void } {
  const source = useAtomValue(farmDeviceAtom);
  const api = useAtomValue(apiAtom);
  const key = JSON.stringify(query);
  const list = useMemo(
    () => (source ? listOf(source, JSON.parse(key) as ReadingQuery, api) : null),
    [source, api, key],
  );
  const state = useSyncExternalStore(list?.subscribe ?? never, list?.snapshot ?? (() => nothing));
  return useMemo(() => ({ ...state, loadMore: list?.loadMore ?? (() => {}) }), [state, list]);
}

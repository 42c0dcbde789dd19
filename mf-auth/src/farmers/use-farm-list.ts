import { configAtom, farmersAtom, type FarmListEntry, loadFarmersAtom } from '@seguia/shared/platform';
import { hasMore } from '@seguia/shared/domain/paging';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallFailure, callFailureOf, isAborted, screenSignal } from '../init/problem.ts';

/** Milliseconds without a key press before a search is sent. */
const typingPause = 300;

type Result = 'updated' | 'up-to-date';

interface Wanted {
  search: string;
  perPage: number;
}

/** Loads a page and says whether what was already shown has changed. */
const loadAtom = atom(
  null,
  async (get, set, which: 'first' | 'more', options: Wanted & { signal: AbortSignal }): Promise<Result> => {
    const before = get(farmersAtom);
    await set(loadFarmersAtom, which, options);
    const after = get(farmersAtom);
    const same = JSON.stringify(before.list.slice(0, after.list.length)) === JSON.stringify(after.list);
    return same && before.total === after.total ? 'up-to-date' : 'updated';
  },
);

export interface FarmList extends Wanted {
  farms: readonly FarmListEntry[];
  total: number;
  more: boolean;
  /** A page is on its way. */
  busy: boolean;
  /** Why the last page did not come. */
  failure: CallFailure | null;
  /** What the farms in the list were searched by; another search may be on its way, or have failed since. */
  found: string;
  setSearch: (search: string) => void;
  setPerPage: (perPage: number) => void;
  loadMore: () => void;
  /** Fetches the first page afresh; rejects where that fails. */
  refresh: () => Promise<Result>;
}

/** The account's farms as this screen needs them: fetched when it opens, when the search changes and when the page size changes. */
export function useFarmList(): FarmList {
  const { list, total, currentPage, perPage: loadedPerPage } = useAtomValue(farmersAtom);
  const { farmsPageSize } = useAtomValue(configAtom);
  const load = useSetAtom(loadAtom);
  const [search, setSearch] = useState('');
  const [perPage, setPerPage] = useState(farmsPageSize);
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const running = useRef<AbortController>(null);
  const [found, setFound] = useState('');
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (which: 'first' | 'more', wanted: Wanted): Promise<Result | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setBusy(true);
      const signal = AbortSignal.any([controller.signal, screenSignal()]);
      try {
        const result = await load(which, { ...wanted, signal });
        if (!controller.signal.aborted) {
          setFound(wanted.search);
          setFailure(null);
        }
        return result;
      } catch (error) {
        if (!isAborted(error)) setFailure(callFailureOf(error));
        return null;
      } finally {
        if (!controller.signal.aborted) setBusy(false);
      }
    },
    [load],
  );

  useEffect(() => {
    const timer = setTimeout(() => void run('first', { search, perPage }), search === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [run, search, perPage]);

  const refresh = useCallback(async () => {
    const result = await run('first', { search, perPage });
    if (result === null) throw new Error('The list of farms was not refreshed.');
    return result;
  }, [run, search, perPage]);

  const loadMore = useCallback(() => {
    if (!busy) void run(found === search ? 'more' : 'first', { search, perPage });
  }, [busy, found, run, search, perPage]);

  return {
    farms: list,
    total,
    more: hasMore({ total, currentPage, perPage: loadedPerPage }),
    busy,
    failure,
    search,
    found,
    setSearch,
    perPage,
    setPerPage,
    loadMore,
    refresh,
  };
}

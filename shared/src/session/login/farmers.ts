import { atom } from 'jotai';
import { camel, type FarmListEntry } from '@seguia/openapi';
import { addPage, emptyPaging, hasMore, type Paging } from '../../domain/paging.ts';
import { ApiError, asApiError, call } from '../api/api-error.ts';
import { apiAtom } from '../api/api.ts';
import { configAtom } from './config.ts';
import { AuthTokenMissing, chooseFarm } from './restore.ts';
import { readSession } from '../account/session.ts';

export interface FarmersState extends Paging<FarmListEntry> {
  loading: boolean;
  error: ApiError | null;
}

export const noFarmers: FarmersState = { ...emptyPaging(25), loading: false, error: null };

/** The farms of the account that have been loaded. */
export const farmersAtom = atom<FarmersState>(noFarmers);

export interface FarmersOptions {
  search?: string;
  /** A new page size clears the list and fetches it again. */
  perPage?: number;
  signal?: AbortSignal;
}

/** Counts the loads: only the latest one may write its result. */
const turnAtom = atom(0);

/**
 * Loads the first page, which replaces the list, or the next one, which is appended if there is more. Duplicate ids reset the list and load
 * it again. Throws ApiError, which is also in `farmersAtom`. Without a token it fails with 'Auth token not found, please login first.' and
 * sends nothing.
 */
export const loadFarmersAtom = atom(
  null,
  async (get, set, which: 'first' | 'more', options: FarmersOptions = {}): Promise<void> => {
    if (!readSession()) throw new AuthTokenMissing();
    const before = get(farmersAtom);
    const perPage = options.perPage ?? get(configAtom).farmsPageSize;
    const first = which === 'first' || perPage !== before.perPage;
    if (!first && (before.loading || !hasMore(before))) return;
    const start = perPage === before.perPage ? before : emptyPaging<FarmListEntry>(perPage);
    const turn = get(turnAtom) + 1;
    set(turnAtom, turn);
    const show = (state: FarmersState) => {
      if (get(turnAtom) === turn) set(farmersAtom, state);
    };
    set(farmersAtom, { ...start, loading: true, error: null });
    const api = get(apiAtom);
    const fetchPage = async (page: number) => {
      const query = options.search ? { page, search: options.search } : { page };
      const signal = options.signal ? { signal: options.signal } : {};
      const params = { query, header: { paginate: perPage } };
      return camel(await call(api.GET('/farmers', { params, ...signal })));
    };
    try {
      let next = addPage(start, await fetchPage(first ? 1 : start.currentPage + 1), first);
      if (next === 'duplicates') next = addPage(emptyPaging(perPage), await fetchPage(1), true);
      show({ ...(next === 'duplicates' ? emptyPaging(perPage) : next), loading: false, error: null });
    } catch (error) {
      const apiError = asApiError(error);
      show({ ...get(farmersAtom), loading: false, error: apiError instanceof ApiError ? apiError : null });
      throw apiError;
    }
  },
);

/** Whether more farms can be loaded. */
export const moreFarmersAtom = atom((get) => hasMore(get(farmersAtom)));

/** Loads a farm and makes it the account's choice. A 416 becomes an event, for which the shell shows the dialog. Throws ApiError. */
export const chooseFarmAtom = atom(null, async (_get, _set, farmerId: string, signal?: AbortSignal): Promise<void> =>
  chooseFarm(farmerId, signal),
);

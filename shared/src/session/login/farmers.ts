import { atom } from 'jotai';
import { camel, type FarmListEntry } from '@seguia/openapi';
import { addPage, emptyPaging, hasMore, type Page, type Paging, withoutDoubles } from '../../domain/paging.ts';
import { ApiError, asApiError, call } from '../api/api-error.ts';
import { apiAtom, earlyClient } from '../api/api.ts';
import { configAtom } from './config.ts';
import { AuthTokenMissing, chooseFarm } from './restore.ts';
import { readServer } from '../account/server.ts';
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

/** The page size of the last request. A server may give smaller pages, whose size is in the list. */
const pageSizeAtom = atom(noFarmers.perPage);

/** Whether the list was reset for its doubles since its first page was last requested: that is done once, or it would never end. */
const wasResetAtom = atom(false);

/**
 * Sends all that a start requests, at once: session check, profile and first page of farms. The steps take the answers later, if they still
 * make the same requests: before `settingsOpen`, server and session are those of `localStorage`, the settings' second copy. Sends nothing
 * where that names none.
 */
export function sendStartEarly(perPage: number, settingsOpen: Promise<void>): void {
  const [endpoint, session] = [readServer(), readSession()];
  if (!endpoint || !session) return;
  const api = earlyClient(endpoint, session.token, settingsOpen);
  const params = { query: { page: 1 }, header: { paginate: perPage } };
  void Promise.all([api.GET('/auth/is-logged'), api.GET('/account'), api.GET('/farmers', { params })]);
}

/**
 * Loads the first page, which replaces the list, or the next one, which is appended if there is more. Duplicate ids reset the list and load
 * it again, once; if they come again, they are left out. Throws ApiError, which is also in `farmersAtom`. Without a token it fails with 'Auth token not found, please login first.' and
 * sends nothing.
 */
export const loadFarmersAtom = atom(
  null,
  async (get, set, which: 'first' | 'more', options: FarmersOptions = {}): Promise<void> => {
    if (!readSession()) throw new AuthTokenMissing();
    const before = get(farmersAtom);
    const perPage = options.perPage ?? get(configAtom).farmsPageSize;
    const isOfSize = perPage === get(pageSizeAtom);
    const first = which === 'first' || !isOfSize;
    if (!first && (before.loading || !hasMore(before))) return;
    set(pageSizeAtom, perPage);
    const start = isOfSize ? before : emptyPaging<FarmListEntry>(perPage);
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
    const reload = async () => {
      set(wasResetAtom, true);
      const page = await fetchPage(1);
      const none = emptyPaging<FarmListEntry>(perPage);
      const next = addPage(none, page, true);
      return next === 'duplicates' ? whole(none, page) : next;
    };
    try {
      if (first) set(wasResetAtom, false);
      const before = first ? emptyPaging<FarmListEntry>(perPage) : start;
      const page = await fetchPage(before.currentPage + 1);
      let next = addPage(before, page, first);
      if (next === 'duplicates') next = get(wasResetAtom) ? whole(before, page) : await reload();
      show({ ...next, loading: false, error: null });
    } catch (error) {
      const apiError = asApiError(error);
      show({ ...get(farmersAtom), loading: false, error: apiError instanceof ApiError ? apiError : null });
      throw apiError;
    }
  },
);

/** Appends a page without its doubles. It counts as the page that was requested, so that a server which repeats one comes to an end. */
function whole(before: Paging<FarmListEntry>, page: Page<FarmListEntry>): Paging<FarmListEntry> {
  const { data, meta } = withoutDoubles(before, page);
  const currentPage = Math.max(before.currentPage + 1, meta.currentPage);
  return { list: [...before.list, ...data], total: meta.total, currentPage, perPage: meta.perPage };
}

/** Whether more farms can be loaded. */
export const moreFarmersAtom = atom((get) => hasMore(get(farmersAtom)));

/** Loads a farm and makes it the account's choice. A 416 becomes an event, for which the shell shows the dialog. Throws ApiError. */
export const chooseFarmAtom = atom(null, async (_get, _set, farmerId: string, signal?: AbortSignal): Promise<void> =>
  chooseFarm(farmerId, signal),
);

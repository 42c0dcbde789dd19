import { timestampOf } from '../../domain/farm-time.ts';
import { ApiError } from '../../session/api/api-error.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { follower } from '../local/live-atom.ts';
import { deviceFloor } from './older-readings.ts';
import { countRows, planQuery, readDownTo, readPage, type Place, type ReadingQuery } from './reading-query.ts';
import { toDeviceReading } from './reading-rows.ts';
import type { DeviceReading } from '../database/rows.ts';

export interface ReadingListState {
  /** Newest first; undefined until it is first loaded. */
  rows: DeviceReading[] | undefined;
  /** The number of all matching readings; undefined while it is not known. */
  total: number | undefined;
  hasMore: boolean;
  loading: boolean;
  /** Why older readings could not be fetched; those on the device are shown all the same. `loadMore` tries again. */
  error: ApiError | null;
}

/** Fetches readings before an instant (Unix seconds) onto the device; returns the instant from which on the device has all that match. */
export type FetchOlder = (before: number) => Promise<number>;

const pageSize = 50;

/**
 * One list on the screen: pages from the device, and older ones from the server. It follows every change of the device's readings. It shows
 * nothing older than its floor, below which readings may be missing; if the server cannot be reached, it shows what there is.
 */
export class ReadingList {
  #state: ReadingListState = { rows: undefined, total: undefined, hasMore: false, loading: true, error: null };
  readonly #source: FarmDevice;
  readonly #query: ReadingQuery;
  readonly #fetchOlder: FetchOlder;
  readonly #listeners = new Set<() => void>();
  readonly #page: number;
  /** The number of rows wanted on the screen. */
  #wanted: number;
  /** The oldest row on the screen. */
  #last: Place | null = null;
  /** The instant from which on the device has all that match; Infinity while it is not known. */
  #floor = Number.POSITIVE_INFINITY;
  /** The instant from which on the device had all readings of the farm when that was last read. */
  #deviceFloor = Number.POSITIVE_INFINITY;
  /** How many times the device has lost its older readings. */
  #losses = 0;
  #fetching = false;
  #following: ReturnType<typeof follower> | null = null;

  constructor(source: FarmDevice, query: ReadingQuery, fetchOlder: FetchOlder) {
    this.#source = source;
    this.#query = query;
    this.#fetchOlder = fetchOlder;
    this.#page = query.limit ?? pageSize;
    this.#wanted = this.#page;
  }

  snapshot = (): ReadingListState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#following ??= follower(
      this.#source.device.changes,
      ['readings', 'marks', 'plots'],
      () => this.#readOrReport(),
      () => {},
    );
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#following?.stop();
      this.#following = null;
    };
  };

  /** Shows one page more. Asks the server when the device has no more, and again when it got no answer before. */
  loadMore = (): void => {
    const { hasMore, error, loading } = this.#state;
    if (loading || !(hasMore || error)) return;
    if (!error) this.#wanted += this.#page;
    this.#set({ error: null, loading: true });
    this.#following?.refresh();
  };

  async #readOrReport(): Promise<void> {
    try {
      await this.#read();
    } catch (cause) {
      this.#set({ rows: this.#state.rows ?? [], loading: false, error: new ApiError('offline', { cause }) });
    }
  }

  async #read(): Promise<void> {
    const db = await this.#source.device.db();
    const plan = await planQuery(this.#source, this.#query);
    await this.#moveFloor();
    const floor = Number.isFinite(this.#floor) && !this.#state.error ? this.#floor : 0;
    const shown = this.#last ? await readDownTo(db, plan, this.#last) : [];
    const missing = Math.max(this.#wanted - shown.length, 0);
    // Reads one more than wanted, to find out whether there are more.
    const next = await readPage(db, plan, { after: this.#last, limit: missing + 1, floor });
    const rows = [...shown, ...next.slice(0, missing)];
    const last = rows.at(-1);
    this.#last = last ? { at: last.at ?? 0, id: last.id } : null;
    const onDevice = next.length > missing;
    const elsewhere = !this.#state.error && this.#floor > 0;
    const asking = elsewhere && !onDevice && rows.length < this.#wanted;
    const nothingYet = asking && rows.length === 0 && this.#state.rows === undefined;
    this.#set({
      rows: nothingYet ? undefined : rows.map(toDeviceReading),
      hasMore: onDevice || elsewhere,
      loading: asking,
    });
    if (asking) void this.#askOlder();
    this.#set({ total: elsewhere ? undefined : await countRows(db, plan, floor) });
  }

  /** The device's own days may have grown, or been fetched again without older ones. A query that begins within them has no floor. */
  async #moveFloor(): Promise<void> {
    const onDevice = await deviceFloor(this.#source);
    const isLost = onDevice > this.#deviceFloor;
    if (isLost) this.#losses += 1;
    this.#floor = isLost ? onDevice : Math.min(this.#floor, onDevice);
    this.#deviceFloor = onDevice;
    const { from } = this.#query;
    if (from && timestampOf(from, '00:00', this.#source.clock) >= this.#floor) this.#floor = 0;
  }

  async #askOlder(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      const losses = this.#losses;
      const floor = await this.#fetchOlder(this.#floor);
      // If the device has lost its older readings meanwhile, it may have lost this answer, too.
      if (losses === this.#losses) this.#floor = Math.min(this.#floor, floor);
    } catch (error) {
      // The error brings a Retry button: from now on `loadMore` asks the server again.
      this.#set({
        loading: false,
        error: error instanceof ApiError ? error : new ApiError('offline', { cause: error }),
      });
    }
    this.#fetching = false;
    this.#following?.refresh();
  }

  #set(change: Partial<ReadingListState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

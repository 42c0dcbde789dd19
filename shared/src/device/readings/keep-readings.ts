import type { Reading } from '@seguia/openapi';
import type { Device } from '../local/device.ts';
import { hiddenRow, isHidden, sentRow } from './reading-rows.ts';
import type { ReadingRow } from '../database/rows.ts';

/** The store of readings inside a running transaction. */
export interface ReadingStore {
  get(id: string): Promise<ReadingRow | undefined>;
  put(row: ReadingRow): Promise<unknown>;
}

/** While everything is fetched again: since when, in milliseconds of this device's clock. Rows from before no longer count. */
export interface Anew {
  fullSince: number | undefined;
}

/**
 * Whether a row was written since a fetch of everything began, in milliseconds of this device's clock (undefined: there is no such fetch). One
 * from the future was written while the clock was ahead, thus before.
 */
export const isSince = ({ keptAt }: ReadingRow, since: number | undefined): boolean =>
  since === undefined || (keptAt >= since && keptAt <= Date.now());

/** The kind of an answer, which decides whether it may be late. */
export interface AnswerOrder extends Anew {
  /** Whether it comes from a pull, whose answers arrive in the order of the changes. */
  isPull: boolean;
}

const single: AnswerOrder = { fullSince: undefined, isPull: false };

/**
 * Writes a reading from the server in a running transaction. A row with unsent changes keeps what it shows, and only remembers the server's
 * copy. An answer that is not newer than what the device knows changes nothing, except that a pull may revive a reading that it had called
 * gone.
 */
export async function applyServerReading(
  store: ReadingStore,
  reading: Reading,
  { fullSince, isPull }: AnswerOrder = single,
): Promise<void> {
  const row = await store.get(reading.id);
  if (row && isSince(row, fullSince)) {
    const known = Math.max(row.version, row.base?.version ?? 0);
    const takenBack = isPull && (row.goneHeard ?? (isHidden(row) && row.base === undefined));
    if (reading.version < known || (reading.version === known && !takenBack)) return;
  }
  if (row?.base === undefined) {
    await store.put(sentRow(reading));
    return;
  }
  const { goneHeard: _gone, ...rest } = row;
  await store.put({ ...rest, base: reading, keptAt: Date.now() });
}

/** The store of readings, which can also list its ids. */
export interface ListedReadingStore extends ReadingStore {
  getAllKeys(range: IDBKeyRange): Promise<string[]>;
}

/** From this many readings on, listing all stored ids is cheaper than one request per reading. */
const manyReadings = 50;

/**
 * Writes a page of readings from the server in a running transaction, each like `applyServerReading`. A phone that is new to a farm has
 * none of them: reading each row before writing it would double the requests of its first pull.
 */
export async function applyServerPage(
  store: ListedReadingStore,
  readings: readonly Reading[],
  order?: AnswerOrder,
): Promise<void> {
  const held = await idsHeld(store, readings);
  await Promise.all(
    readings.map((reading) => {
      if (held.has(reading.id)) return applyServerReading(store, reading, order);
      held.add(reading.id);
      return store.put(sentRow(reading));
    }),
  );
}

/** The ids of those readings that the store may have: no other one of them is there. */
export async function idsHeld(
  store: Pick<ListedReadingStore, 'getAllKeys'>,
  readings: readonly Reading[],
): Promise<Set<string>> {
  const ids = readings.map(({ id }) => id).toSorted();
  const [first, last] = [ids[0], ids.at(-1)];
  if (ids.length < manyReadings || first === undefined || last === undefined) return new Set(ids);
  return new Set(await store.getAllKeys(IDBKeyRange.bound(first, last)));
}

/**
 * Removes a reading that the server says is gone. A row with unsent changes stays and remembers it; others leave a hidden row for a while,
 * so that an older answer that arrives late does not bring them back.
 */
export async function dropReading(store: ReadingStore, id: string, anew?: Anew): Promise<void> {
  const row = await store.get(id);
  // While everything is fetched again, "gone" refers to readings of those pages; the rest is swept at their end.
  if (!row || !isSince(row, anew?.fullSince)) return;
  if (row.base === undefined) await store.put(hiddenRow(row.reading, 'sent', row.version));
  else await store.put({ ...row, base: null, goneHeard: true, keptAt: Date.now() });
}

/**
 * Removes a row that a complete answer (all from day `from` on, written since `since` in milliseconds) did not contain. Older rows without
 * unsent changes are removed too, because nobody knows whether they are still valid; they are fetched again when a screen needs them.
 */
export async function sweepReading(
  store: ReadingStore & { delete(id: string): Promise<void> },
  row: ReadingRow,
  since: number,
  from: string,
): Promise<void> {
  if (isSince(row, since)) return;
  if (row.base === undefined) await store.delete(row.id);
  else if (row.base && row.base.date >= from) await dropReading(store, row.id);
}

/** Stores readings that were fetched one by one or by page. */
export async function applyServerReadings(device: Device, readings: readonly Reading[]): Promise<void> {
  if (readings.length === 0) return;
  const tx = (await device.db()).transaction('readings', 'readwrite');
  await applyServerPage(tx.store, readings);
  await tx.done;
  device.changes.announce('readings');
}

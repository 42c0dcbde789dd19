import type { Reading } from '@seguia/openapi';
import type { Device } from '../local/device.ts';
import { hiddenRow, isHidden, sentRow } from './reading-rows.ts';
import type { ReadingRow } from '../database/rows.ts';

/** The readings' store inside a running transaction. */
export interface ReadingStore {
  get(id: string): Promise<ReadingRow | undefined>;
  put(row: ReadingRow): Promise<unknown>;
}

/** While everything is fetched anew: since when, in milliseconds of this device's clock. Rows kept before count no more. */
export interface Anew {
  fullSince: number | undefined;
}

/** Where an answer stands among others. */
export interface AnswerOrder extends Anew {
  /** A pull's answers come in the order of change. */
  isPull: boolean;
}

const single: AnswerOrder = { fullSince: undefined, isPull: false };

/**
 * Puts a reading that the server gave into a running transaction. A row with changes to send keeps what it shows and only remembers the server's copy. An
 * answer that is not newer than what the device knows changes nothing; but a pull that said "gone" may take it back.
 */
export async function applyServerReading(
  store: ReadingStore,
  reading: Reading,
  { fullSince = 0, isPull }: AnswerOrder = single,
): Promise<void> {
  const row = await store.get(reading.id);
  if (row && row.keptAt >= fullSince) {
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

/** The readings' store, which can also list what it holds. */
export interface ListedReadingStore extends ReadingStore {
  getAllKeys(range: IDBKeyRange): Promise<string[]>;
}

/** From how many readings on the ids of what is held cost less than a request for each. */
const manyReadings = 50;

/**
 * Puts a page of readings that the server gave into a running transaction, each as `applyServerReading` does. A phone that is new to a farm holds none of
 * them: reading each row before it is written would double the requests of its first pull.
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

/** The ids of those readings that the store may hold. */
async function idsHeld(store: ListedReadingStore, readings: readonly Reading[]): Promise<Set<string>> {
  const ids = readings.map(({ id }) => id).toSorted();
  const [first, last] = [ids[0], ids.at(-1)];
  if (ids.length < manyReadings || first === undefined || last === undefined) return new Set(ids);
  return new Set(await store.getAllKeys(IDBKeyRange.bound(first, last)));
}

/**
 * Takes a reading away that the server says is gone. A row with changes to send stays, and remembers it; of others a hidden row stays for a while, so that
 * an older answer still on its way does not bring them back.
 */
export async function dropReading(store: ReadingStore, id: string, anew?: Anew): Promise<void> {
  const row = await store.get(id);
  // While everything is fetched anew, "gone" is said of what those pages gave; the rest is swept at their end.
  if (!row || row.keptAt < (anew?.fullSince ?? 0)) return;
  if (row.base === undefined) await store.put(hiddenRow(row.reading, 'sent', row.version));
  else await store.put({ ...row, base: null, goneHeard: true, keptAt: Date.now() });
}

/**
 * Takes away what an answer that held everything from day `from` on (written since `since`, milliseconds) did not name. Older rows that are not to be
 * sent are forgotten, because nothing shows that they still hold; they are fetched again when a screen needs them.
 */
export async function sweepReading(
  store: ReadingStore & { delete(id: string): Promise<void> },
  row: ReadingRow,
  since: number,
  from: string,
): Promise<void> {
  if (row.keptAt >= since) return;
  if (row.base === undefined) await store.delete(row.id);
  else if (row.base && row.base.date >= from) await dropReading(store, row.id);
}

/** Keeps readings fetched one by one or by page. */
export async function applyServerReadings(device: Device, readings: readonly Reading[]): Promise<void> {
  if (readings.length === 0) return;
  const tx = (await device.db()).transaction('readings', 'readwrite');
  await applyServerPage(tx.store, readings);
  await tx.done;
  device.changes.announce('readings');
}

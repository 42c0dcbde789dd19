import { isOfReading, type JournalRecord, type UnfinishedRecord } from './journal-record.ts';
import type { Unfinished } from '../database/rows.ts';
import { unfinishedOf } from '../database/unfinished-of.ts';

interface UnfinishedStore {
  getAll(range: IDBKeyRange): Promise<Unfinished[]>;
  put(row: Unfinished): Promise<unknown>;
  delete(key: [string, string]): Promise<void>;
}

/** Restores a farm's unfinished work, and returns how much. Work that was written to a new database since it was made stays as it is. */
export async function restoreUnfinished(
  store: UnfinishedStore,
  { farm, unfinished }: UnfinishedRecord,
  isNew: boolean,
): Promise<number> {
  const held = new Map((await unfinishedOf(store, farm)).map((row) => [row.what, row]));
  const lost = unfinished.filter((row) => !(isNew && held.has(row.what)));
  for (const row of lost) await store.put(row);
  const isLost = new Set(unfinished.map(({ what }) => what));
  if (!isNew) for (const { what } of held.values()) if (!isLost.has(what)) await store.delete([farm, what]);
  return lost.length;
}

/** A record for each farm whose unfinished `rows` differ from the journal's `records`. */
export function lackingUnfinished(
  number: number,
  rows: readonly Unfinished[],
  records: readonly JournalRecord[],
): UnfinishedRecord[] {
  const inJournal = new Map(
    records.flatMap((record) => (isOfReading(record) ? [] : [[record.farm, record.unfinished] as const])),
  );
  const farms = new Set([...rows.map(({ farm }) => farm), ...inJournal.keys()]);
  return [...farms]
    .map((farm) => ({ number, farm, unfinished: rows.filter((row) => row.farm === farm) }))
    .filter(({ farm, unfinished }) => JSON.stringify(unfinished) !== JSON.stringify(inJournal.get(farm) ?? []));
}

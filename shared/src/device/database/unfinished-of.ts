import type { Unfinished } from './rows.ts';

/** The range of keys of all unfinished work on a farm. */
export const allOf = (farm: string) => IDBKeyRange.bound([farm], [farm, []]);

/** All unfinished work on a farm, by name, inside a transaction. */
export function unfinishedOf(
  store: { getAll(range: IDBKeyRange): Promise<Unfinished[]> },
  farm: string,
): Promise<Unfinished[]> {
  return store.getAll(allOf(farm));
}

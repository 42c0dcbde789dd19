import type { Unfinished } from './rows.ts';

/** The keys of everything unfinished on a farm. */
export const allOf = (farm: string) => IDBKeyRange.bound([farm], [farm, []]);

/** Everything unfinished on a farm, by name, inside a transaction. */
export function unfinishedOf(
  store: { getAll(range: IDBKeyRange): Promise<Unfinished[]> },
  farm: string,
): Promise<Unfinished[]> {
  return store.getAll(allOf(farm));
}

import { itemStores } from '../database/database.ts';
import { markKey } from '../database/marks.ts';
import { liveAtom } from './live-atom.ts';

/**
 * The lists of the chosen farm that its data server is too old to keep, as far as is known, by the names of the device's stores; undefined
 * until the device has been read.
 */
export const missingListsAtom = liveAtom(['marks'], async ({ device, farmId }): Promise<ReadonlySet<string>> => {
  const tx = (await device.db()).transaction('marks');
  const marks = await Promise.all(itemStores.map((list) => tx.store.get(markKey(farmId, list))));
  return new Set(itemStores.filter((_, at) => marks[at]?.missing));
});

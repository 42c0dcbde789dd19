import { newId } from '../../domain/uuid.ts';
import type { Changes } from './changes.ts';
import type { Marks } from './clearing.ts';
import type { DeviceDb } from './database.ts';
import { storedMark } from './marks.ts';
import type { FarmItems, FarmItemStore, PullMark } from './rows.ts';

/** A device, as far as its lists are concerned. */
interface ListedDevice {
  db(): Promise<DeviceDb>;
  readonly changes: Changes;
}

/** The store of marks inside a running transaction. */
interface WritableMarks extends Marks {
  put(mark: PullMark, key: string): Promise<unknown>;
}

/**
 * Stores what the server has just accepted in its list, unless a pull has brought a newer version meanwhile: no pull would bring that
 * version again.
 */
export async function storeItem<S extends FarmItemStore>(
  device: ListedDevice,
  farmId: string,
  list: S,
  item: FarmItems[S],
): Promise<void> {
  const name: FarmItemStore = list;
  const tx = (await device.db()).transaction([name, 'marks'], 'readwrite', { durability: 'strict' });
  const store = tx.objectStore(name);
  const held = await store.get([farmId, item.id]);
  if (versionOf(held?.item) <= versionOf(item)) {
    await store.put({ farm: farmId, id: item.id, item: item as never });
    await noteItem(tx.objectStore('marks'), farmId, list);
  }
  await tx.done;
  device.changes.announce(list);
}

/** A thing without a version is never older than another. */
const versionOf = (item: object | undefined) => (item && 'version' in item ? Number(item.version) : 0);

/** Removes a thing from its list that the server no longer has. */
export async function removeItem(device: ListedDevice, farmId: string, list: FarmItemStore, id: string): Promise<void> {
  const tx = (await device.db()).transaction([list, 'marks'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    tx.objectStore(list).delete([farmId, id]),
    noteItem(tx.objectStore('marks'), farmId, list),
    tx.done,
  ]);
  device.changes.announce(list);
}

/**
 * Notes that a list holds more than the last answer of the server gave, so that an answer which was requested before is not stored after it.
 * Call it in the transaction that writes the list.
 */
export async function noteItem(marks: WritableMarks, farmId: string, list: FarmItemStore): Promise<void> {
  await marks.put({ mark: newId() }, storedMark(farmId, list));
}

/** The last note of `noteItem`; undefined before the first. Read it before the request of what is to be stored. */
export async function lastNoted(marks: Marks, farmId: string, list: FarmItemStore): Promise<string | undefined> {
  return (await marks.get(storedMark(farmId, list)))?.mark;
}

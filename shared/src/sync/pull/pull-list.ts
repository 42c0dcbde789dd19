import type { ListMeta, Reading } from '@seguia/openapi';
import type { Device } from '../../device/local/device.ts';
import { dropReading, applyServerPage } from '../../device/readings/keep-readings.ts';
import type { DeviceDb } from '../../device/database/database.ts';
import { lastClearing, type Marks, needNoClearing } from '../../device/database/clearing.ts';
import { markKey, type PulledList } from '../../device/database/marks.ts';
import { lastNoted } from '../../device/database/store-item.ts';
import type { MayGiveBack } from '../../device/outbox/give-back.ts';
import { partRows } from '../../device/database/person-first.ts';
import { giveBackMissing, giveBackNewer, startOf } from './compare-restored.ts';
import { sweep } from './sweep.ts';
import type { FarmItems, FarmItemStore, PullMark, ReadingRow } from '../../device/database/rows.ts';

/** An answer to "what has changed since this mark". */
export interface Changed<T> {
  data: readonly T[];
  meta: ListMeta;
}

/** Fetches what has changed since `mark` (`0`: everything). `from`: only readings from this day on. */
export type FetchChanges<T> = (mark: string, from: string | null) => Promise<Changed<T>>;

interface Page<T> extends Changed<T> {
  /** The database with the mark before: the answer makes no sense in another one. */
  db: DeviceDb;
  /** Set while everything is being fetched again: since when, in milliseconds of this device's clock. */
  fullSince: number | undefined;
  /** Whether the server was restored from a backup and may lack what the device has. */
  restored: boolean;
  /** Whether the device had no mark when this fetch began: a server that was restored meanwhile does not say so. */
  first: boolean;
  /** The mark to store with the page, in one transaction. */
  mark: PullMark;
  /** Whether it is older than what the device has: ask in each transaction that stores a part of it. Throws AbortError after a clearing. */
  isOlder(marks: Marks): Promise<boolean>;
}

/**
 * Pulls a list to its end, page by page. Each page is stored together with its mark, so that an interrupted pull continues where it was.
 * Resolves with true when something changed. `storePage` stores nothing and answers false where the page is older than what the device has.
 */
async function pullToEnd<T>(
  device: Device,
  farmId: string,
  list: PulledList,
  windowStart: string | null,
  fetchPage: FetchChanges<T>,
  storePage: (page: Page<T>) => Promise<boolean>,
): Promise<boolean> {
  let changed = false;
  let pause = 100; // milliseconds
  for (;;) {
    const db = await device.db();
    const clearing = await lastClearing(db);
    const noted = list === 'readings' ? undefined : await lastNoted(db.transaction('marks').store, farmId, list);
    const stored = await db.get('marks', markKey(farmId, list));
    const before = markToSend(stored);
    const filling = before.mark === '0' || before.fullSince !== undefined;
    const requestedAt = Date.now();
    const from = filling ? (before.completeFrom ?? windowStart) : null;
    const { data, meta } = await fetchPage(before.mark, from);
    // The browser may have deleted the database meanwhile, and the mark with it.
    if ((await device.db()) !== db) continue;
    const restart = meta.full === true;
    // The time of the request, not of the answer: what was sent in between is on the server, though not in this answer.
    const fullSince = restart ? requestedAt : before.fullSince;
    // A fetch that restarts in the middle of a comparison has not sent its old mark.
    const isCompared = before.restored === true && (!restart || before.mark === unpulled.mark);
    const restored = isCompared || (restart && meta.restored === true);
    const first = restart ? before.mark === unpulled.mark && before.at === undefined : before.first === true;
    // An answer from a day on says nothing about the days before.
    const completeFrom = restart ? (from ?? (await startOf(db, farmId, windowStart, restored))) : before.completeFrom;
    const at = meta.hasMore ? before.at : Math.floor(Date.now() / 1000);
    const mark: PullMark = {
      mark: meta.syncDate ?? before.mark,
      ...(completeFrom ? { completeFrom } : {}),
      ...(fullSince !== undefined && meta.hasMore
        ? { fullSince, ...(restored && { restored }), ...(first && { first }) }
        : {}),
      ...(at === undefined ? {} : { at }),
    };
    const isOlder = async (marks: Marks) => {
      await needNoClearing(marks, clearing);
      // A pull that was cut off, or one of another tab, may still be storing its answer.
      if ((await marks.get(markKey(farmId, list)))?.mark !== stored?.mark) return true;
      // The answer may lack what the server accepted from this device meanwhile: the next one has it.
      return list !== 'readings' && (await lastNoted(marks, farmId, list)) !== noted;
    };
    if (!(await storePage({ db, data, meta, fullSince, restored, first, mark, isOlder }))) {
      // As long as changes are being sent, each answer may be the older one.
      pause = Math.min(pause * 2, 10_000);
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    const news = data.length > 0 || (meta.deletedIds?.length ?? 0) > 0;
    changed ||= news;
    if (news || restart) device.changes.announce(list);
    device.changes.announce('marks');
    if (!meta.hasMore) return changed;
  }
}

const unpulled: PullMark = { mark: '0' };

function markToSend(mark: PullMark | undefined): PullMark {
  // If the clock was set back in between, new rows would look old: start again.
  if (mark?.fullSince === undefined || mark.fullSince <= Date.now()) return mark ?? unpulled;
  const { restored, completeFrom, at } = mark;
  const anew = at === undefined ? unpulled : { ...unpulled, at };
  return restored && completeFrom ? { ...anew, restored, completeFrom } : anew;
}

/** Pulls the farm's readings; a full fetch begins with the day `windowStart`. */
export function pullReadings(
  device: Device,
  farmId: string,
  windowStart: string,
  fetchPage: FetchChanges<Reading>,
  fetchMayGiveBack: () => Promise<MayGiveBack> = async () => () => false,
): Promise<boolean> {
  return pullToEnd(device, farmId, 'readings', windowStart, fetchPage, async (page) => {
    const { db, data, meta, fullSince, restored, first, mark, isOlder } = page;
    let mayGive: Promise<MayGiveBack> | undefined;
    const fetchMayGive = () => (mayGive ??= fetchMayGiveBack());
    const comparison =
      (restored || first) && fullSince !== undefined
        ? { device, db, farmId, since: fullSince, fetchMayGive, restored }
        : null;
    // Rows that were stored without their mark are fetched again and change nothing; so only the last transaction must be on the disk.
    // By id, each transaction lists the stored ids of its own rows, not those of the whole store.
    const rows = data.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    for (let at = 0; at < rows.length; at += partRows) {
      const slice = rows.slice(at, at + partRows);
      if (comparison) await giveBackNewer(comparison, slice);
      await device.personFirst.free();
      const tx = db.transaction(['readings', 'marks'], 'readwrite', { durability: 'relaxed' });
      if (await isOlder(tx.objectStore('marks'))) return false;
      await applyServerPage(tx.objectStore('readings'), slice, { fullSince, isPull: true });
      await tx.done;
    }
    if (fullSince !== undefined && !meta.hasMore) {
      const from = mark.completeFrom ?? windowStart;
      const beforeGone = comparison ? (row: ReadingRow) => giveBackMissing(comparison, row) : undefined;
      await sweep(device, db, farmId, { since: fullSince, from }, beforeGone);
    }
    const tx = db.transaction(['readings', 'marks'], 'readwrite', { durability: 'strict' });
    if (await isOlder(tx.objectStore('marks'))) return false;
    const store = tx.objectStore('readings');
    await Promise.all((meta.deletedIds ?? []).map((id) => dropReading(store, id, { fullSince })));
    await tx.objectStore('marks').put(mark, markKey(farmId, 'readings'));
    await tx.done;
    return true;
  });
}

/** Sends again what a restored server lacks, before the server's list replaces the device's: `held` is what the device had. */
export type GiveBack<T> = (held: readonly T[], theirs: readonly T[]) => Promise<void>;

/** Pulls one of the farm's small lists. */
export function pullItems<S extends FarmItemStore>(
  device: Device,
  farmId: string,
  list: S,
  fetchPage: FetchChanges<FarmItems[S]>,
  giveBack?: GiveBack<FarmItems[S]>,
): Promise<boolean> {
  return pullToEnd(device, farmId, list, null, fetchPage, async (page) => {
    const { db, data, meta, mark, restored, isOlder } = page;
    const name: FarmItemStore = list;
    if (await isOlder(db.transaction('marks').store)) return false;
    if (restored && giveBack) {
      const held = await db.getAllFromIndex(name, 'farm', farmId);
      await giveBack(
        held.map(({ item }) => item as FarmItems[S]),
        data,
      );
    }
    const tx = db.transaction([name, 'marks'], 'readwrite', { durability: 'strict' });
    if (await isOlder(tx.objectStore('marks'))) return false;
    const store = tx.objectStore(name);
    if (meta.full) for (const key of await store.index('farm').getAllKeys(farmId)) await store.delete(key);
    await Promise.all(data.map((item) => store.put({ farm: farmId, id: item.id, item: item as never })));
    await Promise.all((meta.deletedIds ?? []).map((id) => store.delete([farmId, id])));
    await tx.objectStore('marks').put(mark, markKey(farmId, list));
    await tx.done;
    return true;
  });
}

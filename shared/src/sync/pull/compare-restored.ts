// Compares the device's data with a server that was restored from a backup (decision 088).
import type { Reading } from '@seguia/openapi';
import type { DeviceDb } from '../../device/database/database.ts';
import type { ReadingRow } from '../../device/database/rows.ts';
import type { Device } from '../../device/local/device.ts';
import { idsHeld, isSince } from '../../device/readings/keep-readings.ts';
import { compareHeld, giveBack, type MayGiveBack } from '../../device/outbox/give-back.ts';
import { addDays } from '../../domain/farm-time.ts';

/** The largest number of days that are compared with a restored server: as long as a campaign may be. */
const comparedDays = 550;

/** The first day of a full fetch: the window, or as far back as the device has data where a restored server must be compared. */
export async function startOf(db: DeviceDb, farmId: string, windowStart: string | null, restored: boolean) {
  if (!restored || !windowStart) return windowStart;
  const oldest = await db.transaction('readings').store.index('farm').openCursor(farmRange(farmId));
  const first = oldest?.value.reading.date ?? windowStart;
  const limit = addDays(windowStart, -comparedDays);
  return [first < limit ? limit : first, windowStart].toSorted()[0] ?? windowStart;
}

/** What is needed to compare a server's answers with the device. */
export interface Comparison {
  device: Device;
  db: DeviceDb;
  farmId: string;
  /** Since when everything is fetched, in milliseconds of this device's clock: what was written since is not compared. */
  since: number;
  /** Requests what the person may give back; called once something differs. */
  fetchMayGive: () => Promise<MayGiveBack>;
  /**
   * Whether the server says that it was restored. If it does not, it has lost what it has in an older version; but what it lacks may also
   * have been deleted, so only the person's own readings are given back.
   */
  restored: boolean;
}

/** Gives back what the device has in a newer version than the restored server. Such a row then waits to be sent, and stays. */
export async function giveBackNewer(
  { device, db, farmId, since, fetchMayGive }: Comparison,
  readings: readonly Reading[],
): Promise<void> {
  const held = await idsHeld(db.transaction('readings').store, readings);
  for (const theirs of readings) {
    const row = held.has(theirs.id) ? await db.get('readings', theirs.id) : undefined;
    if (!row || isSince(row, since) || !compareHeld(row, theirs)) continue;
    if ((await fetchMayGive())(row.reading, theirs)) await giveBack(device, farmId, theirs.id, theirs);
  }
}

/** Gives back a reading that the server's complete answer did not contain. */
export async function giveBackMissing(
  { device, farmId, fetchMayGive, restored }: Comparison,
  row: ReadingRow,
): Promise<void> {
  if (compareHeld(row, null) && (await fetchMayGive())(row.reading, null, !restored))
    await giveBack(device, farmId, row.id, null);
}

/** A farm's rows in the index "farm" from an instant on (Unix seconds), oldest first. */
export const farmRange = (farmId: string, at = 0) => IDBKeyRange.bound([farmId, at], [farmId, Number.MAX_SAFE_INTEGER]);

// Compares the device's data with a server that was restored from a backup (decision 088).
import type { Reading } from '@seguia/openapi';
import type { DeviceDb } from '../../device/database/database.ts';
import type { Device } from '../../device/local/device.ts';
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

/** Gives back what the device has in a newer version than the restored server. Such a row then waits to be sent, and stays. */
export async function giveBackNewer(
  device: Device,
  db: DeviceDb,
  farmId: string,
  readings: readonly Reading[],
  mayGive: MayGiveBack,
): Promise<void> {
  for (const theirs of readings) {
    const row = await db.get('readings', theirs.id);
    if (row && compareHeld(row, theirs) && mayGive(row.reading, theirs))
      await giveBack(device, farmId, theirs.id, theirs);
  }
}

/** Gives back what the restored server's complete answer did not contain. */
export async function giveBackMissing(
  device: Device,
  db: DeviceDb,
  farmId: string,
  { since, from }: { since: number; from: string },
  mayGive: MayGiveBack,
): Promise<void> {
  for (const id of await db.getAllKeysFromIndex('readings', 'farm', farmRange(farmId))) {
    const row = await db.get('readings', id);
    if (!row || row.keptAt >= since || row.reading.date < from) continue;
    if (compareHeld(row, null) && mayGive(row.reading, null)) await giveBack(device, farmId, id, null);
  }
}

/** A farm's rows in the index "farm" from an instant on (Unix seconds), oldest first. */
export const farmRange = (farmId: string, at = 0) => IDBKeyRange.bound([farmId, at], [farmId, Number.MAX_SAFE_INTEGER]);

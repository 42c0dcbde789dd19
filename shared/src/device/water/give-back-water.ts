import type { WaterDay } from '@seguia/openapi';
import { hasSameWater, waterValues } from '../../domain/water/water-quantities.ts';
import { newId } from '../../domain/uuid.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import type { MayGiveBack } from '../outbox/give-back.ts';
import { editReading } from '../outbox/reading-edit.ts';
import { waterKey } from './save-water.ts';

/**
 * Sends again the days that a server, restored from a backup, has lost or has in an older version. If somebody has changed a day there
 * since without knowing this version, it is sent as a new day, so that the two are merged or the person decides. Throws StorageFullError.
 */
export async function giveBackWater(
  { device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>,
  held: readonly WaterDay[],
  theirs: readonly WaterDay[],
  mayGive: MayGiveBack,
): Promise<void> {
  const there = new Map(theirs.map((day) => [day.id, day]));
  for (const day of held) {
    const known = there.get(day.id) ?? null;
    if (!isNewer(day, known) || !mayGive(day, known)) continue;
    // Both times are from the server's clock.
    const base = known && known.version < day.version && known.updatedAt <= day.updatedAt ? known : null;
    const readingId = waterKey(farmId, day.id);
    await editReading(device, readingId, async (edit) => {
      // The person's newer change is on its way already.
      if (edit.entries.length > 0) return;
      const water = { id: day.id, values: waterValues(day), seen: base && waterValues(base) };
      const write = {
        key: newId(),
        kind: 'put',
        readingId,
        farmId,
        water,
        baseVersion: base?.version ?? null,
        state: 'waiting',
        createdAt: Math.floor(Date.now() / 1000),
        attempts: 0,
      } as const;
      await edit.apply({ remove: [], write });
    });
  }
}

const isNewer = (day: WaterDay, theirs: WaterDay | null) =>
  !theirs || (day.version >= theirs.version && !hasSameWater(waterValues(day), waterValues(theirs)));

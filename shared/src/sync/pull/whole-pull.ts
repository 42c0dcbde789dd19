import type { FarmDevice } from '../../device/local/farm-device.ts';
import { clearedMark, wholeMark } from '../../device/database/marks.ts';

/** When all of the farm's lists were last fetched onto this device, in Unix seconds; null where they never were. */
export async function readWholePull({ device, farmId }: FarmDevice): Promise<number | null> {
  return (await (await device.db()).get('marks', wholeMark(farmId)))?.at ?? null;
}

/**
 * Notes that all lists have been fetched at `at` (Unix seconds), unless the device was cleared since `clearing`. Other tabs hear that the
 * server answers.
 */
export async function noteWholePull(
  { device, farmId }: FarmDevice,
  clearing: string | undefined,
  at: number,
): Promise<void> {
  const tx = (await device.db()).transaction('marks', 'readwrite', { durability: 'relaxed' });
  if ((await tx.store.get(clearedMark))?.mark === clearing) await tx.store.put({ mark: '', at }, wholeMark(farmId));
  await tx.done;
  device.changes.announce('marks');
}

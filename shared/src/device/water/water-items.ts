import type { WaterDay } from '@seguia/openapi';
import type { Device } from '../local/device.ts';

/** The key of a farm's water day in the outbox. */
export function waterKey(farmId: string, id: string): string {
  return `water ${farmId} ${id}`;
}

/** Stores a day from the server, unless the device has a newer one. */
export async function storeWaterDay(device: Device, farmId: string, day: WaterDay): Promise<void> {
  const tx = (await device.db()).transaction('waterDays', 'readwrite', { durability: 'strict' });
  const held = await tx.store.get([farmId, day.id]);
  if (!held || held.item.version <= day.version) await tx.store.put({ farm: farmId, id: day.id, item: day });
  await tx.done;
  device.changes.announce('waterDays');
}

/** Removes a day that the server no longer has. */
export async function forgetWaterDay(device: Device, farmId: string, id: string): Promise<void> {
  await (await device.db()).delete('waterDays', [farmId, id]);
  device.changes.announce('waterDays');
}

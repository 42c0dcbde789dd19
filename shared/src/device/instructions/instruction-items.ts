import type { Instruction } from '@seguia/openapi';
import type { Device } from '../local/device.ts';

/** The key of a farm's instruction in the outbox. */
export function instructionKey(farmId: string, id: string): string {
  return `instruction ${farmId} ${id}`;
}

/** Stores an instruction from the server, unless the device has a newer one. */
export async function storeInstruction(device: Device, farmId: string, instruction: Instruction): Promise<void> {
  const { id, version } = instruction;
  const tx = (await device.db()).transaction('instructions', 'readwrite', { durability: 'strict' });
  const held = await tx.store.get([farmId, id]);
  if (!held || held.item.version <= version) await tx.store.put({ farm: farmId, id, item: instruction });
  await tx.done;
  device.changes.announce('instructions');
}

/** Removes an instruction that the server no longer has. */
export async function forgetInstruction(device: Device, farmId: string, id: string): Promise<void> {
  await (await device.db()).delete('instructions', [farmId, id]);
  device.changes.announce('instructions');
}

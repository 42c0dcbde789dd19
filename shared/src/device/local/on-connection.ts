import { isConnectionLost } from '../../session/storage/lost-connection.ts';
import type { Device } from './device.ts';

/**
 * Runs `work` on the device's database, and once more on another connection where that one was lost meanwhile. `work` may have come to the disk the first
 * time: done twice, it must be as done once.
 */
export async function onConnection<T>(device: Device, work: () => Promise<T>): Promise<T> {
  const db = await device.db();
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await device.db(db);
    return work();
  }
}

import { isConnectionLost } from '../../session/storage/lost-connection.ts';
import { timesLeft } from './left-page.ts';
import type { Device } from './device.ts';

/**
 * Runs `work` on the device's database, and once more where its connection was lost meanwhile, on another one, or the page was left and is shown again. `work`
 * may have come to the disk the first time: done twice, it must be as done once.
 */
export async function onConnection<T>(device: Device, work: () => Promise<T>): Promise<T> {
  const db = await device.db();
  const before = timesLeft();
  try {
    return await work();
  } catch (error) {
    if (isConnectionLost(error)) await device.db(db);
    else if (timesLeft() === before) throw error;
    return work();
  }
}

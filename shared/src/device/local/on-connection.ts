import { isConnectionLost } from '../../session/storage/lost-connection.ts';
import { timesLeft } from './left-page.ts';
import type { DeviceDb } from '../database/database.ts';
import type { Device } from './device.ts';

/**
 * Runs `work` on the device's database, and once more where its connection was lost meanwhile, on another one, or the page was left and is shown again. `work`
 * may have come to the disk the first time: done twice, it must be as done once. It is handed the database at once, so that what a page reads next is read after it.
 */
export async function onConnection<T>(device: Device, work: (db: DeviceDb) => Promise<T>): Promise<T> {
  const db = await device.db();
  const before = timesLeft();
  try {
    return await work(db);
  } catch (error) {
    if (isConnectionLost(error)) return work(await device.db(db));
    if (timesLeft() === before) throw error;
    return work(await device.db());
  }
}

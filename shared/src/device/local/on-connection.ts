import { isConnectionLost } from '../../session/storage/lost-connection.ts';
import { timesLeft } from './left-page.ts';
import type { DeviceDb } from '../database/database.ts';
import type { Device } from './device.ts';

/**
 * Runs `work` on the device's database. If its connection was lost meanwhile, or the page was left and is shown again, runs it once more on
 * a new connection. The first run may have reached the disk, so doing `work` twice must be the same as doing it once. It gets the database
 * at once, so that later reads of the page come after it.
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

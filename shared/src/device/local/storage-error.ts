import type { Device } from './device.ts';
import { onConnection } from './on-connection.ts';
import { StorageHangsError, withTimeLimit } from '../../session/storage/time-limit.ts';

/** The device did not store a change. `full`: there is no room left; `unavailable`: the browser gives no storage. */
export class StorageFullError extends Error {
  readonly reason: 'full' | 'unavailable';
  /** The browser has not answered in time. The change may still reach the disk, so another try must use the same id. */
  readonly hangs: boolean;

  constructor(reason: 'full' | 'unavailable', cause: unknown) {
    super(reason === 'full' ? 'The device has no room left.' : 'The device does not let the app keep data.', { cause });
    this.name = 'StorageFullError';
    this.reason = reason;
    this.hangs = cause instanceof StorageHangsError;
  }
}

/** The browser reported a commit, but the change is not there. */
export class LostWriteError extends Error {
  override name = 'LostWriteError';
}

/** Bytes that the journal must have free for a change: a change takes about 2,000, and as much again for each of its tries. */
const roomForChange = 16 * 1024;

/**
 * Runs a write of a person's change to `device`, and again if the connection was lost, within 5 s in all. What fills the device gives way
 * to it. Throws StorageFullError if the device refuses.
 */
export async function withStorageErrors<T>(device: Device, write: () => Promise<T>): Promise<T> {
  try {
    const work = async () => {
      await needRoom(device);
      return write();
    };
    return await device.personFirst.run(() => withTimeLimit(onConnection(device, work)));
  } catch (error) {
    if (!(error instanceof Error || error instanceof DOMException)) throw error;
    if (error.name === 'QuotaExceededError' || /no.?space/i.test(error.message))
      throw new StorageFullError('full', error);
    if (storageFaults.has(error.name)) throw new StorageFullError('unavailable', error);
    throw error;
  }
}

/** Without room for its second copy, a change would be only as safe as the database. */
async function needRoom({ journal }: Device): Promise<void> {
  const isShort = () => journal !== null && journal.room !== null && journal.room < roomForChange;
  if (isShort()) await journal?.makeRoom();
  if (isShort()) throw new DOMException('The journal has no room.', 'QuotaExceededError');
}

const storageFaults = new Set([
  'InvalidStateError',
  'UnknownError',
  'SecurityError',
  'AbortError',
  'NotFoundError',
  'VersionError',
  'LostWriteError',
  'StorageHangsError',
]);

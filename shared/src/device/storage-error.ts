/** The device could not keep a change, so nothing was saved. `full`: no room left; `unavailable`: the browser gives no storage. */
export class StorageFullError extends Error {
  readonly reason: 'full' | 'unavailable';

  constructor(reason: 'full' | 'unavailable', cause: unknown) {
    super(reason === 'full' ? 'The device has no room left.' : 'The device does not let the app keep data.', { cause });
    this.name = 'StorageFullError';
    this.reason = reason;
  }
}

/** Runs what writes to the device; throws StorageFullError where the device refuses. */
export async function keeping<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Error || error instanceof DOMException)) throw error;
    if (error.name === 'QuotaExceededError') throw new StorageFullError('full', error);
    if (storageFaults.has(error.name)) throw new StorageFullError('unavailable', error);
    throw error;
  }
}

const storageFaults = new Set([
  'InvalidStateError',
  'UnknownError',
  'SecurityError',
  'AbortError',
  'NotFoundError',
  'VersionError',
]);

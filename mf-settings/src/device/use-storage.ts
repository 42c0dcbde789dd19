import { useEffect, useState } from 'react';

export interface DeviceStorage {
  /** Bytes in use; null where the browser does not say. */
  used: number | null;
  quota: number | null;
  /** Whether the browser has promised not to clear the storage by itself. */
  persisted: boolean;
}

/** The app's storage on this device, read once; undefined until it is known. */
export function useStorage(): DeviceStorage | undefined {
  const [storage, setStorage] = useState<DeviceStorage>();
  useEffect(() => {
    let gone = false;
    void readStorage().then((answer) => {
      if (!gone) setStorage(answer);
    });
    return () => {
      gone = true;
    };
  }, []);
  return storage;
}

async function readStorage(): Promise<DeviceStorage> {
  // Missing on an insecure origin (http on a local network), and in some older browsers.
  const manager = (navigator as { storage?: StorageManager }).storage;
  const estimate = await manager?.estimate?.().catch(() => null);
  const persisted = await manager?.persisted?.().catch(() => false);
  return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? false };
}

/** A number of bytes in the unit that suits it best. */
export function inBytesUnit(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' | 'gigabyte' } {
  if (bytes >= 1e9) return { value: bytes / 1e9, unit: 'gigabyte' };
  if (bytes >= 1e6) return { value: bytes / 1e6, unit: 'megabyte' };
  return { value: bytes / 1e3, unit: 'kilobyte' };
}

import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { NewerDatabaseError } from '@seguia/shared/session/storage/database-versions';
import { StorageHangsError, withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { StorageFaultKind } from '../../errors/StorageFault.tsx';

/** Opens the device database of the person who is logged in. Why it does not open; null while it is open, or is still opening within 5 s. */
export function useStorageFault(): StorageFaultKind | null {
  const device = useAtomValue(deviceAtom);
  const [fault, setFault] = useState<StorageFaultKind | null>(null);
  useEffect(() => {
    if (!device) return undefined;
    let isOver = false;
    const set = (found: typeof fault) => void (isOver || setFault(found));
    const opening = device.db();
    // A slow device may still open it later.
    opening.then(
      () => set(null),
      (error: unknown) => set(error instanceof NewerDatabaseError ? 'newer' : 'none'),
    );
    withTimeLimit(opening).catch((error: unknown) => error instanceof StorageHangsError && set('hangs'));
    return () => {
      isOver = true;
    };
  }, [device]);
  return fault;
}

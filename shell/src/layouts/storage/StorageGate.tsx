import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { StorageHangsError, withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { StorageFault } from '../../errors/StorageFault.tsx';

/**
 * Opens the device database of the person who is logged in. If it does not open within 5 s, it says so, instead of showing screens that
 * stay empty.
 */
export function StorageGate({ children }: { children: ReactNode }) {
  const device = useAtomValue(deviceAtom);
  const [fault, setFault] = useState<'hangs' | 'none' | null>(null);
  useEffect(() => {
    if (!device) return undefined;
    let isOver = false;
    const set = (found: typeof fault) => void (isOver || setFault(found));
    const opening = device.db();
    // A slow device may still open it later.
    opening.then(
      () => set(null),
      () => set('none'),
    );
    withTimeLimit(opening).catch((error: unknown) => error instanceof StorageHangsError && set('hangs'));
    return () => {
      isOver = true;
    };
  }, [device]);
  return fault ? <StorageFault fault={fault} /> : children;
}

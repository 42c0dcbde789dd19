import { StorageFullError } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import { type ReactNode, useState } from 'react';
import { useSaveFailure } from './use-save-failure.ts';

export interface DeviceWrite {
  /** Writes to the device. Resolves with true when it was written. */
  run: (write: () => Promise<unknown>) => Promise<boolean>;
  /** The dialog that says why the device refused the write; null otherwise. */
  failure: ReactNode;
}

/** Runs a write that is made with one press, and shows a dialog where the device refuses it. */
export function useDeviceWrite(): DeviceWrite {
  const failureText = useSaveFailure();
  const [failed, setFailed] = useState<StorageFullError | null>(null);
  const run: DeviceWrite['run'] = async (write) => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFailed(error);
      return false;
    }
  };
  return { run, failure: failed && <ErrorDialog text={failureText(failed)} onClose={() => setFailed(null)} /> };
}

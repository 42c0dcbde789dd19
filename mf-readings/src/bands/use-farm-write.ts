import { ApiError, type MessageDescriptor, useIntl } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useRef, useState } from 'react';

export interface FarmWrite {
  busy: boolean;
  /** Whether the server has it: nothing would be lost by leaving. */
  isDone: () => boolean;
  /** What kept the write from being done, for a dialog. */
  failed: ApiError | null;
  forgetFailure: () => void;
  attempt: (write: () => Promise<unknown>) => Promise<void>;
}

/** Writes what decides for the whole farm: says that it is done and closes, or keeps the form open and says why not. */
export function useFarmWrite(done: MessageDescriptor, onClose: () => void): FarmWrite {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const isWritten = useRef(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const attempt: FarmWrite['attempt'] = async (write) => {
    setBusy(true);
    try {
      await write();
      isWritten.current = true;
      toast(intl.formatMessage(done), { kind: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, isDone: () => isWritten.current, failed, forgetFailure: () => setFailed(null), attempt };
}

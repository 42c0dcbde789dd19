import { ApiError, type MessageDescriptor, useIntl } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useRef, useState } from 'react';

export interface FarmWrite {
  busy: boolean;
  /** Whether the server has confirmed the write, so that leaving loses nothing. */
  isDone: () => boolean;
  /** The failure of the last write, for a dialog. */
  failed: ApiError | null;
  forgetFailure: () => void;
  attempt: (write: () => Promise<unknown>) => Promise<void>;
}

/**
 * Writes something that holds for the whole farm. On success shows the message `done` and closes; on failure keeps the form open and sets
 * `failed`.
 */
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

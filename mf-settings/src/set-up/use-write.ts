import { ApiError } from '@seguia/shared/platform';
import { useState } from 'react';

export interface RunningWrite {
  busy: boolean;
  /** Why the last write failed; null otherwise. */
  failure: ApiError | null;
  forgetFailure: () => void;
  /** Resolves with true when it was done. A second call during a write is ignored. */
  run: (write: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs a write that a person waits for. */
export function useWrite(): RunningWrite {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const run: RunningWrite['run'] = async (write) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forgetFailure: () => setFailure(null), run };
}

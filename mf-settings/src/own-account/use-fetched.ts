import { ApiError } from '@seguia/shared/platform';
import { useSetAtom, type WritableAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSignal } from './call-failure.ts';

interface Fetched<T> {
  /** The server's last answer; null before the first. */
  answer: T | null;
  /** Why the last try failed; null otherwise. */
  error: ApiError | null;
}

/**
 * Fetches something from the server when the screen opens. `refresh` fetches it again and throws a failure; `retry` puts a failure into
 * `error`.
 */
export function useFetched<T>(loadAtom: WritableAtom<null, [signal: AbortSignal], Promise<T>>) {
  const load = useSetAtom(loadAtom);
  const [fetched, setFetched] = useState<Fetched<T>>({ answer: null, error: null });
  const [busy, setBusy] = useState(false);
  const newest = useRef('');
  /** Aborts when the screen is left. */
  const leaving = useRef<AbortSignal>(undefined);

  /** Shows an answer, and tells whether it differs from the one before. */
  const show = useCallback((answer: T) => {
    setFetched({ answer, error: null });
    const text = JSON.stringify(answer);
    const isNew = text !== newest.current;
    newest.current = text;
    return isNew;
  }, []);
  const fail = useCallback((error: unknown) => {
    if (error instanceof ApiError) setFetched((before) => ({ ...before, error }));
  }, []);
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left.signal;
    load(callSignal(left.signal)).then(show, fail);
    return () => left.abort();
  }, [load, show, fail]);

  const refresh = useCallback(async () => {
    try {
      return show(await load(callSignal(leaving.current))) ? ('updated' as const) : ('up-to-date' as const);
    } catch (error) {
      fail(error);
      throw error;
    }
  }, [load, show, fail]);
  const retry = useCallback(() => {
    setBusy(true);
    // `refresh` has put a failure into `error`.
    refresh()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }, [refresh]);
  return { ...fetched, busy, refresh, retry };
}

import { ApiError, loadSessionsAtom, type OpenSession } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSignal } from './call-failure.ts';

interface Answer {
  /** As the server had them when it answered last; null: it has not yet. */
  sessions: OpenSession[] | null;
  /** Why the last try brought nothing. */
  error: ApiError | null;
}

/** Where the account is logged in, fetched when the screen opens, and again by `refresh`, which throws what went wrong, and by `retry`. */
export function useOpenSessions() {
  const load = useSetAtom(loadSessionsAtom);
  const [answer, setAnswer] = useState<Answer>({ sessions: null, error: null });
  const [busy, setBusy] = useState(false);
  const newest = useRef('');

  /** Whether they are others than before. */
  const show = useCallback((sessions: OpenSession[]) => {
    setAnswer({ sessions, error: null });
    const text = JSON.stringify(sessions);
    const isNew = text !== newest.current;
    newest.current = text;
    return isNew;
  }, []);
  const fail = useCallback((error: unknown) => {
    if (error instanceof ApiError) setAnswer((before) => ({ ...before, error }));
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    load(callSignal(controller.signal)).then(show, fail);
    return () => controller.abort();
  }, [load, show, fail]);

  const refresh = useCallback(async () => {
    try {
      return show(await load(callSignal())) ? ('updated' as const) : ('up-to-date' as const);
    } catch (error) {
      fail(error);
      throw error;
    }
  }, [load, show, fail]);
  const retry = useCallback(() => {
    setBusy(true);
    // What went wrong is in the answer.
    refresh()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }, [refresh]);
  return { ...answer, busy, refresh, retry };
}

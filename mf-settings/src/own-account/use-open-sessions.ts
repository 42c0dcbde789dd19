import { ApiError, loadSessionsAtom, type OpenSession } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { callSignal } from './call-failure.ts';

interface Answer {
  /** As the server had them when it answered last; null: it has not yet. */
  sessions: OpenSession[] | null;
  /** Why the last try brought nothing. */
  error: ApiError | null;
  /** The number of the try that this answers. */
  turn: number;
}

/** Where the account is logged in, fetched when the screen opens, and again by `reload`. */
export function useOpenSessions() {
  const load = useSetAtom(loadSessionsAtom);
  const [turn, setTurn] = useState(1);
  const [answer, setAnswer] = useState<Answer>({ sessions: null, error: null, turn: 0 });
  useEffect(() => {
    const controller = new AbortController();
    load(callSignal(controller)).then(
      (sessions) => !controller.signal.aborted && setAnswer({ sessions, error: null, turn }),
      (error: unknown) => {
        if (error instanceof ApiError && !controller.signal.aborted)
          setAnswer((before) => ({ ...before, error, turn }));
      },
    );
    return () => controller.abort();
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...answer, busy: answer.turn !== turn, reload };
}

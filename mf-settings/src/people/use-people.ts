import { ApiError } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSignal } from '../own-account/call-failure.ts';
import { loadPeopleAtom, type People } from './people-calls.ts';

interface Answer {
  /** As the server had them when it answered last; null: it has not yet. */
  people: People | null;
  /** Why the last try brought nothing. */
  error: ApiError | null;
}

/** The farm's people, fetched when the screen opens, and again by `refresh`, which throws what went wrong, and by `retry`. */
export function usePeople() {
  const load = useSetAtom(loadPeopleAtom);
  const [answer, setAnswer] = useState<Answer>({ people: null, error: null });
  const [busy, setBusy] = useState(false);
  const newest = useRef('');

  /** Whether they are others than before. */
  const show = useCallback((people: People) => {
    setAnswer({ people, error: null });
    const text = JSON.stringify(people);
    const isNew = text !== newest.current;
    newest.current = text;
    return isNew;
  }, []);
  const fail = useCallback((error: unknown) => {
    if (error instanceof ApiError) setAnswer((before) => ({ ...before, error }));
  }, []);
  useEffect(() => {
    const left = new AbortController();
    load(callSignal(left.signal)).then(show, fail);
    return () => left.abort();
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

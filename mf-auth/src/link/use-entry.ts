import { ApiError, chooseFarmAtom, loginAtom, paths, setServerAtom, useNavigate } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type CallFailure, callFailureOf, screenSignal } from '../init/problem.ts';

interface Entry {
  server: string;
  /** Null for who is logged in already. */
  credentials: { email: string; password: string } | null;
  /** Sends what the form is about; answers the farm. Not sent again once it was done. */
  send: () => Promise<string>;
  /** Shows what the server says of fields; false where it says nothing of them. */
  refuse: (error: ApiError) => boolean;
}

/** The way from a link into the app: what it is for is done, the person logged in, and the farm opened. A way that breaks off goes on where it was. */
export function useEntry() {
  const navigate = useNavigate();
  const setServer = useSetAtom(setServerAtom);
  const login = useSetAtom(loginAtom);
  const choose = useSetAtom(chooseFarmAtom);
  const done = useRef<string | null>(null);
  const isLoggedIn = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | 'gone' | null>(null);

  const enter = async ({ server, credentials, send, refuse }: Entry) => {
    setBusy(true);
    setFailure(null);
    try {
      done.current ??= await send();
      if (credentials && !isLoggedIn.current) {
        setServer(server);
        await login({ ...credentials, signal: screenSignal() });
        isLoggedIn.current = true;
      }
      await choose(done.current, screenSignal());
      await navigate(paths.today(), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && done.current === null) {
        if (error.status === 404) setFailure('gone');
        else if (!refuse(error)) setFailure(callFailureOf(error));
      } else setFailure(callFailureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    /** Whether the server has what was typed: leaving loses nothing. */
    isSent: () => done.current !== null,
    enter,
    clear: () => setFailure(null),
  };
}

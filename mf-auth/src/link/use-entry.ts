import { ApiError, chooseFarmAtom, loginAtom, paths, setServerAtom, useNavigate } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';
import { useScreenSignal } from '../init/use-screen-signal.ts';

interface Entry {
  server: string;
  /** Null for who is logged in already. */
  credentials: { email: string; password: string } | null;
  /** Sends what the form is about; answers the farm. Not sent again once it was done. */
  send: () => Promise<string>;
}

/**
 * The way from a link into the app: what it is for is done, the person logged in, and the farm opened. A way that breaks off goes on where it was.
 * After the screen was left nothing follows what was sent.
 */
export function useEntry() {
  const navigate = useNavigate();
  const setServer = useSetAtom(setServerAtom);
  const login = useSetAtom(loginAtom);
  const choose = useSetAtom(chooseFarmAtom);
  const opensOnlyFarm = useSetAtom(openOnlyFarmAtom);
  const screenSignal = useScreenSignal();
  const done = useRef<string | null>(null);
  /** An answer did not come: what was sent may be done. */
  const isUnsure = useRef(false);
  const isLoggedIn = useRef(false);

  const logIn = async ({ server, credentials }: Entry) => {
    if (!credentials || isLoggedIn.current) return;
    const signal = screenSignal();
    signal.throwIfAborted();
    setServer(server);
    await login({ ...credentials, signal });
    isLoggedIn.current = true;
  };

  /** Null where it was done by a try whose answer was lost, as far as who sent it can log in: the server no longer knows the link. */
  const sendOnce = async (entry: Entry): Promise<string | null> => {
    try {
      return await entry.send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status = 500 } = error;
      if (status >= 500) isUnsure.current = true;
      if (status !== 404 || !isUnsure.current || !entry.credentials) throw error;
      await logIn(entry).catch((failure: unknown) => {
        throw failure instanceof ApiError && failure.status === 422 ? error : failure;
      });
      return null;
    }
  };

  /** Throws ApiError, also for a fault of our own code: the person can only try again. */
  const enter = async (entry: Entry): Promise<void> => {
    try {
      done.current ??= await sendOnce(entry);
      await logIn(entry);
      const signal = screenSignal();
      signal.throwIfAborted();
      if (done.current === null) opensOnlyFarm(true);
      else await choose(done.current, signal);
      await navigate(paths.today(), { replace: true });
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('problem', { cause: error });
    }
  };
  return {
    enter,
    /** Whether the link was used: a failure after that is about neither link nor fields. */
    isDone: () => done.current !== null,
    /** Whether the server has what was typed: leaving loses nothing. */
    isSent: () => done.current !== null || isLoggedIn.current,
  };
}

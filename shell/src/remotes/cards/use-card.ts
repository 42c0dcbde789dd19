import { use, useEffect, useReducer, useState } from 'react';
import { RemotesContext } from '../context.ts';
import { RemoteError } from '../remote-error.ts';
import type { LoadedCard } from './loaded-card.ts';

interface State {
  /** Null while it is on its way, and where the version in use has none. */
  card: LoadedCard | null;
  error: RemoteError | null;
  /** A person tries again. */
  busy: boolean;
}

/** Loads a remote's card after the screen around it is drawn, and again where another version takes its place or a person tries again. */
export function useCard(remote: string, slot: string) {
  const remotes = use(RemotesContext);
  const [turn, loadAgain] = useReducer((before: number) => before + 1, 0);
  const [state, setState] = useState<State>({ card: null, error: null, busy: false });

  const fail = (cause: unknown) => {
    if (!remotes) return;
    const error = cause instanceof RemoteError ? cause : remotes.failureInUse(remote, cause);
    const another = error.inUse && remotes.cardFailed(error);
    setState({ card: null, error: another ? null : error, busy: false });
    if (another) loadAgain();
  };

  useEffect(() => {
    let left = false;
    const loading = remotes?.loadCard(remote, slot);
    loading?.then(
      (card) => left || setState({ card, error: null, busy: false }),
      (cause: unknown) => left || fail(cause),
    );
    return () => {
      left = true;
    };
  }, [remotes, remote, slot, turn]);

  const retry = async () => {
    if (!remotes || !state.error) return;
    setState({ ...state, busy: true });
    if (await remotes.refreshCard(state.error)) location.reload();
    else loadAgain();
  };
  return { ...state, turn, fail, retry };
}

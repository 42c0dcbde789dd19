import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { farmAtom } from '../session/account/farm-choice.ts';
import { onSessionEvent, refusedFarm } from '../session/account/session-events.ts';
import { UnderQuestion } from '../session/login/under-question.ts';

/** What people have read in this visit's dialogs, as farm, page and thing. The store is the account's, so the next account starts anew. */
const seenAtom = atom<ReadonlySet<string>>(new Set<string>());
/** The dialogs to be shown, one after the other. */
const queueAtom = atom<readonly string[]>([]);

function usePage(): string {
  const farmId = useAtomValue(farmAtom)?.id ?? '';
  return `${farmId} ${useLocation().pathname} `;
}

export interface FetchDialog {
  isOpen: boolean;
  close: () => void;
}

/**
 * Whether the dialog titled "Error" is open for `what`: something that this page shows, of which nothing is kept on the device. `failure` is
 * why it could not be fetched; null while it may still come. The dialog opens once a visit, and after `useShowAgain`. It waits while the
 * shell asks about the session. A farm without the module has a dialog of its own, which is the only one then.
 */
export function useCannotFetch(what: string, failure: unknown): FetchDialog {
  const key = usePage() + what;
  const [seen, setSeen] = useAtom(seenAtom);
  const [queue, setQueue] = useAtom(queueAtom);
  const isLacking = failure !== null && failure !== undefined && failure !== false;
  useEffect(() => {
    if (!isLacking || seen.has(key)) return undefined;
    setQueue((keys) => [...keys, key]);
    return () => setQueue((keys) => keys.filter((each) => each !== key));
  }, [isLacking, key, seen, setQueue]);
  const close = () => setSeen((keys) => new Set([...keys, key]));
  const isFarmRefused = useSyncExternalStore(onSessionEvent, () => refusedFarm() !== null);
  const isFree = !use(UnderQuestion) && !isFarmRefused;
  return { isOpen: isLacking && isFree && queue[0] === key, close };
}

/**
 * Returns a function to be called when a person's own try (Refresh, Retry) has failed, or begins anew: the dialogs of what this page lacks
 * open again.
 */
export function useShowAgain(): () => void {
  const page = usePage();
  const setSeen = useSetAtom(seenAtom);
  return useCallback(
    () => setSeen((keys) => new Set([...keys].filter((key) => !key.startsWith(page)))),
    [page, setSeen],
  );
}

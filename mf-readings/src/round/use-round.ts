import { keepUnfinishedAtom, loadUnfinishedAtom, type Unfinished } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOfPlot, findDraft } from '../form/model/draft.ts';
import { follow, type Round, roundOf, startRound, type Stop, takeUp, unfinishedRound } from './stops/round.ts';

export interface StoredRound {
  round: Round | undefined;
  /** Shows another state of the round, and stores it. */
  setRound: (round: Round) => void;
  /** Shows another state of the round that a save has already stored. */
  showRound: (round: Round) => void;
  /** Stores the end of the round, which Today shows. */
  store: (round: Round) => void;
}

/** Whether nobody comes back to the round's end: its person has finished it, or it ended on an earlier day. */
const isOver = ({ plotId, startedOn, finishedAt }: Round, today: string) =>
  finishedAt !== undefined || (plotId === null && startedOn < today);

/**
 * The round of this person on this farm, stored on the device at every step so that it can go on tomorrow. A round that is finished, or
 * ended before `today`, gives way to a new one. When the person comes back to this tab, it takes over what another tab did meanwhile.
 */
export function useRound(unfinished: readonly Unfinished[], stops: readonly Stop[], today: string): StoredRound {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const load = useSetAtom(loadUnfinishedAtom);
  /** Whether the device has stored this tab's last step. */
  const isOnDisk = useRef(true);
  const [round, showRound] = useState(() => {
    const stored = roundOf(unfinished);
    const isChanging = (readingId: string) => unfinished.some((draft) => draft.readingId === readingId);
    const taken = stored && takeUp(stored, stops, isChanging);
    return taken && isOver(taken, today) ? undefined : taken;
  });
  const write = (next: Round) => {
    // A refused write is not reported here: the screen still holds the round, and saving a reading reports the refusal.
    isOnDisk.current = false;
    writeUnfinished([unfinishedRound(next)]).then(
      () => (isOnDisk.current = true),
      () => undefined,
    );
  };
  const onReturn = useEffectEvent(async () => {
    if (document.hidden || !isOnDisk.current) return;
    const found = await load().catch(() => null);
    if (!found) return;
    const stored = roundOf(found);
    const isEnded = !stored || isOver(stored, today);
    if (isEnded && !round) return;
    // The other tab has ended the round. This tab begins a new one, because its next step would store the ended one again.
    const there = isEnded ? startRound(today, stops) : stored;
    const isTyped = (plotId: string) => findDraft(found, draftOfPlot(plotId)) !== undefined;
    const here = round ?? startRound(today, stops);
    showRound((now) => (now === round ? follow(there, here, stops, isTyped) : now));
  });
  useEffect(() => {
    const listener = () => void onReturn();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  const setRound = (next: Round) => {
    showRound(next);
    write(next);
  };
  return { round, setRound, showRound, store: write };
}

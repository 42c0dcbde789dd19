import {
  keepUnfinishedAtom,
  loadUnfinishedAtom,
  type Unfinished,
  type UnfinishedChange,
} from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOfPlot, findDraft } from '../form/model/draft.ts';
import { follow, type Round, roundName, roundOf, startRound, type Stop, takeUp } from '../farm/round.ts';

/** The round as it is to be kept on the device; null once it is over. */
export function unfinishedRound(round: Round | null): UnfinishedChange {
  return { what: roundName, readingId: null, ...(round && { value: round }) };
}

export interface StoredRound {
  round: Round | undefined;
  /** Goes on to another state of the round, and keeps it. */
  setRound: (round: Round) => void;
  /** As `setRound`, where a save has kept it already. */
  showRound: (round: Round) => void;
  end: () => void;
}

/** Over on an earlier day: nobody who begins the next one comes back for its end. */
const isOver = ({ plotId, startedOn }: Round, today: string) => plotId === null && startedOn < today;

/**
 * The round of this person on this farm, kept on the device at every step so that it goes on tomorrow; one that was over before `today` is
 * forgotten. What another tab did of it meanwhile is done here, too, when the person comes back to this one.
 */
export function useRound(unfinished: readonly Unfinished[], stops: readonly Stop[], today: string): StoredRound {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const load = useSetAtom(loadUnfinishedAtom);
  /** Whether the device has this tab's last step. */
  const isOnDisk = useRef(true);
  const [round, showRound] = useState(() => {
    const stored = roundOf(unfinished);
    const isChanging = (readingId: string) => unfinished.some((draft) => draft.readingId === readingId);
    const taken = stored && takeUp(stored, stops, isChanging);
    return taken && isOver(taken, today) ? undefined : taken;
  });
  const write = (next: Round | null) => {
    // What the device refuses is not kept: the screen still holds it, and saving says so.
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
    // What is finished there would be written again by the next step from here: this tab begins anew.
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
  return { round, setRound, showRound, end: () => write(null) };
}

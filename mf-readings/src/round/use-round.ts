import { keepUnfinishedAtom, type Unfinished, type UnfinishedChange } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Round, roundName, roundOf, type Stop, takeUp } from '../farm/round.ts';

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

/**
 * The round of this person on this farm, kept on the device at every step so that it goes on tomorrow. One that was over before `today` is forgotten: nobody
 * who begins the next one comes back for its end.
 */
export function useRound(unfinished: readonly Unfinished[], stops: readonly Stop[], today: string): StoredRound {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const [round, showRound] = useState(() => {
    const stored = roundOf(unfinished);
    const isChanging = (readingId: string) => unfinished.some((draft) => draft.readingId === readingId);
    const taken = stored && takeUp(stored, stops, isChanging);
    return taken?.plotId === null && taken.startedOn < today ? undefined : taken;
  });
  const write = (next: Round | null) => {
    // What the device refuses is not kept: the screen still holds it, and saving says so.
    writeUnfinished([unfinishedRound(next)]).catch(() => undefined);
  };
  const setRound = (next: Round) => {
    showRound(next);
    write(next);
  };
  return { round, setRound, showRound, end: () => write(null) };
}

import { useState } from 'react';
import { useOwner } from '../form/use-draft.ts';
import { forget, keep, kept } from '../kept.ts';
import { parseRound, type Round } from './round.ts';

const name = 'round';

/** The round of this person on this farm, kept on the device at every step so that it goes on tomorrow. */
export function useRound(): { round: Round | undefined; setRound: (round: Round) => void; end: () => void } {
  const owner = useOwner();
  const [round, setState] = useState(() => owner && kept(owner, name, parseRound));
  const setRound = (next: Round) => {
    setState(next);
    if (owner) keep(owner, name, next);
  };
  const end = () => {
    if (owner) forget(owner, name);
  };
  return { round, setRound, end };
}

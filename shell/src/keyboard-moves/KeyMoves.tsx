import { keyMovesAtom } from '@seguia/shared/platform';
import { useMedia } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { announceKeys } from './announce-keys.ts';
import { type Move, moveOf } from './move-of.ts';
import { MovesSheet } from './MovesSheet.tsx';
import { newIn, rowBeside, rowsIn, searchIn } from './places.ts';

/** Handles moves by single keys on every page behind the login, at a desk; Settings can switch them off. */
export function KeyMoves() {
  const isOn = useAtomValue(keyMovesAtom);
  const compact = useMedia('compact');
  return isOn && !compact && <Moves />;
}

function Moves() {
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const move = moveOf(event);
      if (move === 'list') setListed(true);
      if (move === 'list' || (move && go(move))) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    const silence = announceKeys(document.body);
    return () => {
      document.removeEventListener('keydown', press);
      silence();
    };
  }, []);
  return isListed && <MovesSheet onClose={() => setListed(false)} />;
}

/** Performs a move; returns whether there was a place to go to. */
function go(move: Exclude<Move, 'list'>): boolean {
  if (move === 'new') {
    const made = newIn(document);
    made?.click();
    return made !== null;
  }
  const to =
    move === 'search'
      ? searchIn(document)
      : rowBeside(rowsIn(document), document.activeElement, move === 'down' ? 1 : -1);
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
  return Boolean(to);
}

import { useEffect, useEffectEvent } from 'react';
import type { Checks } from './use-checks.ts';

/**
 * Saves by itself when newly arrived readings have settled the questions that stopped Save: nobody would press it again for a question that
 * is gone.
 */
export function useSettled({ isSettled }: Pick<Checks, 'isSettled'>, save: () => void): void {
  const onSettled = useEffectEvent(save);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
}

import { useEffect, useEffectEvent } from 'react';
import type { Checks } from './use-checks.ts';

/** Saves as soon as readings that arrive have settled Save's questions: nobody would press it a second time for a question that is gone. */
export function useSettled({ isSettled }: Pick<Checks, 'isSettled'>, save: () => void): void {
  const onSettled = useEffectEvent(save);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
}

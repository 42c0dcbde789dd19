import { useEffect, useState } from 'react';
import type { Trouble } from './problem.ts';

/** Whether the server asked to wait and the time is not over: the act is disabled meanwhile, and `onOver` ends what is said about it. */
export function usePatience(trouble: Trouble | null, onOver: () => void): boolean {
  const [over, setOver] = useState<Trouble | null>(null);
  useEffect(() => {
    if (trouble?.what !== 'too-many') return;
    const timer = setTimeout(() => {
      setOver(trouble);
      onOver();
    }, trouble.seconds * 1000);
    return () => clearTimeout(timer);
  }, [trouble, onOver]);
  return trouble?.what === 'too-many' && over !== trouble;
}

import { useEffect, useState } from 'react';
import type { CallFailure } from './problem.ts';

/** Whether the server wants a pause (`Retry-After`) that is not over. The button is disabled meanwhile, and `onOver` removes the message about it. */
export function usePatience(trouble: CallFailure | null, onOver: () => void): boolean {
  const [over, setOver] = useState<CallFailure | null>(null);
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

import { useEffect, useState } from 'react';
import type { CallFailure } from './problem.ts';

/** Whether the server wants a pause (`Retry-After`) that is not over. The button is disabled meanwhile, and `onOver` removes the message about it. */
export function usePatience(failure: CallFailure | null, onOver: () => void): boolean {
  const [over, setOver] = useState<CallFailure | null>(null);
  useEffect(() => {
    if (failure?.what !== 'too-many') return;
    const timer = setTimeout(() => {
      setOver(failure);
      onOver();
    }, failure.seconds * 1000);
    return () => clearTimeout(timer);
  }, [failure, onOver]);
  return failure?.what === 'too-many' && over !== failure;
}

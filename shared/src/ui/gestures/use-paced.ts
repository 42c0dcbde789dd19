import { useEffect, useRef } from 'react';
import { paced } from './paced.ts';

/** `paced` in a component: calls its newest `run`, and drops what waits when the component goes. */
export function usePaced<Value>(milliseconds: number, run: (value: Value) => void) {
  const newest = useRef(run);
  const pace = useRef<ReturnType<typeof paced<Value>>>(undefined);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => () => pace.current?.stop(), []);
  return {
    call: (value: Value): void => {
      pace.current ??= paced(milliseconds, (next: Value) => newest.current(next));
      pace.current.call(value);
    },
    stop: (): void => pace.current?.stop(),
  };
}

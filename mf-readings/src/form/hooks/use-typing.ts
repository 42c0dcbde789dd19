import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which a value counts as typed: half of 2.4 is no value to judge. */
const typingPause = 600;

export interface Typing<Field> {
  /** The field that is being typed into; null once it was left, or nothing came for a while. */
  typing: Field | null;
  begin: (field: Field) => void;
  end: () => void;
}

/** Which field is being typed into: what is to be said of its value waits until then. */
export function useTyping<Field>(): Typing<Field> {
  const [typing, setTyping] = useState<Field | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(null);
  }, []);
  const begin = useCallback(
    (field: Field) => {
      clearTimeout(timer.current);
      setTyping(() => field);
      timer.current = setTimeout(end, typingPause);
    },
    [end],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, begin, end };
}

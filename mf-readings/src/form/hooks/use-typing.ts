import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which a value counts as typed: "2." on the way to "2.4" must not be judged. */
const typingPause = 600;

export interface Typing<Field> {
  /** The field that is being typed into; null once the focus left it, or `typingPause` passed. */
  typing: Field | null;
  begin: (field: Field) => void;
  end: () => void;
}

/** Tells which field is being typed into, so that its value is not judged before it is complete. */
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

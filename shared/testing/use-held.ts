import { useState } from 'react';

/** State of a controlled component in a story, which also calls the story's spy. */
export function useHeld<Value>(first: Value, onHeld: (value: Value) => void): [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);
  return [
    value,
    (next) => {
      setValue(next);
      onHeld(next);
    },
  ];
}

import { useState } from 'react';

/** State of a controlled component in a story, which also calls the story's spy. A control of the panel replaces the value. */
export function useHeld<Value>(given: Value, onHeld: (value: Value) => void): [Value, (value: Value) => void] {
  const [value, setValue] = useState(given);
  const [before, setBefore] = useState(given);
  if (!Object.is(given, before)) {
    setBefore(given);
    setValue(given);
  }
  return [
    value,
    (next) => {
      setValue(next);
      onHeld(next);
    },
  ];
}

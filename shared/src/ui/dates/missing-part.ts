import { useRef, useState } from 'react';

/** The first empty part of a date or time beneath `root` that is typed in part; undefined where each is whole or empty. */
export function missingPart(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll('[data-parts]')].map(emptyPart).find(Boolean);
}

function emptyPart(field: Element): HTMLElement | undefined {
  const parts = [...field.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length < parts.length ? empty[0] : undefined;
}

/**
 * Whether a date or time was left with some of its parts empty, and what its field takes to know it: React Aria's
 * `onChange` says nothing then, and the form still has the value from before.
 */
export function useMissingPart() {
  const ref = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const look = () => setMissing(ref.current !== null && emptyPart(ref.current) !== undefined);
  return { isMissing, field: { ref, 'data-parts': '', onBlur: look }, onWhole: () => setMissing(false) };
}

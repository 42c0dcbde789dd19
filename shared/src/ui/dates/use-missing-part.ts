import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { emptyPart } from './missing-part.ts';

/**
 * A field's error: its own, or that it was left with some of its parts empty; and the properties by which this is noticed. React Aria does
 * not call `onChange` then, and the form still has `value`; with another value, or no empty part, the field is whole.
 */
export function useMissingPart(value: object | null, missing: MessageDescriptor, error: string | undefined) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<{ with: object | null } | null>(null);
  useEffect(() => {
    // If a press of Save took the focus, the date would say what it lacks, and Save would move away beneath the finger.
    const holdFocus = (event: MouseEvent) => {
      const field = ref.current;
      if (!field?.contains(document.activeElement) || !emptyPart(field)) return;
      if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
    };
    document.addEventListener('mousedown', holdFocus, true);
    return () => document.removeEventListener('mousedown', holdFocus, true);
  }, []);
  useEffect(() => {
    const field = ref.current;
    if (!left || !field) return undefined;
    // The same value typed again calls no `onChange` either.
    const observer = new MutationObserver(() => emptyPart(field) ?? setLeft(null));
    observer.observe(field, { subtree: true, attributeFilter: ['data-placeholder'] });
    return () => observer.disconnect();
  }, [left]);
  const onBlur = () => setLeft(ref.current && emptyPart(ref.current) ? { with: value } : null);
  const isMissing = left !== null && left.with === value;
  return { error: isMissing ? intl.formatMessage(missing) : error, parts: { ref, 'data-parts': '', onBlur } };
}

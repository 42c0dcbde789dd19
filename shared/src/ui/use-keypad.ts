import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { showKeypad } from './keypad-store.ts';

// A phone, or anything that is touched first.
const compact = '(width < 45rem), (pointer: coarse)';

/** Ties the keypad in `dock` to the measuring fields of the form around it. */
export function useKeypad(dock: RefObject<HTMLElement | null>, enabled: boolean) {
  const docked = useMedia(compact);
  const inUse = docked && enabled;
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useEffect(() => (inUse ? showKeypad() : undefined), [inUse]);

  useEffect(() => {
    const form = dock.current?.closest('form');
    if (!form) return;
    const focusIn = (event: FocusEvent) => setField(measuring(event.target));
    const focusOut = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node) || !form.contains(event.relatedTarget)) setField(null);
    };
    const keyDown = (event: KeyboardEvent) => {
      const at = measuring(event.target);
      if (!at || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goOn(form, at);
    };
    form.addEventListener('focusin', focusIn);
    form.addEventListener('focusout', focusOut);
    form.addEventListener('keydown', keyDown);
    // A field may have taken the focus before this effect ran.
    const active = measuring(document.activeElement);
    if (active && form.contains(active)) setField(active);
    return () => {
      form.removeEventListener('focusin', focusIn);
      form.removeEventListener('focusout', focusOut);
      form.removeEventListener('keydown', keyDown);
    };
  }, [dock]);

  const open = inUse && field !== null;
  useEffect(() => {
    if (open) field?.closest('[data-measure]')?.scrollIntoView({ block: 'nearest' });
  }, [open, field]);

  return {
    open,
    docked,
    whole: field?.dataset['keypad'] === 'numeric',
    type: (text: string) => field && edit(field, (at) => at.insert(text)),
    erase: () => field && edit(field, (at) => at.erase()),
    next: () => field?.form && goOn(field.form, field),
    hide: () => field?.blur(),
  };
}

interface Edit {
  insert: (text: string) => [value: string, caret: number];
  erase: () => [value: string, caret: number];
}

// Writes as a person's typing would: at the caret, and through the element's own setter, so that React hears of it.
function edit(field: HTMLInputElement, change: (at: Edit) => [string, number]) {
  if (field.readOnly || field.disabled) return;
  const { value } = field;
  const from = field.selectionStart ?? value.length;
  const to = field.selectionEnd ?? value.length;
  const [next, caret] = change({
    insert: (text) => [value.slice(0, from) + text + value.slice(to), from + text.length],
    erase: () => {
      const start = from === to ? Math.max(0, from - 1) : from;
      return [value.slice(0, start) + value.slice(to), start];
    },
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, next);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.setSelectionRange(caret, caret);
}

/** To the next measuring field; from the last one to the form's act. */
function goOn(form: HTMLFormElement, from: HTMLInputElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-keypad]:not(:disabled, [readonly])')];
  const next = fields[fields.indexOf(from) + 1];
  if (!next) {
    form.requestSubmit();
    return;
  }
  next.focus();
  next.select();
}

function measuring(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset['keypad'] ? target : null;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../provider/use-media.ts';
import { afterPress } from './after-press.ts';
import { showKeypad } from './keypad-store.ts';
import { eraseIn, pressIn } from './typing.ts';
import { isWhole, readWhole } from './whole-value.ts';

/** Milliseconds after a move by itself within which "Next" was meant for the field before. */
const habit = 700;

/** Ties the keypad in `dock` to the measuring fields of the form around it. */
export function useKeypad(dock: RefObject<HTMLElement | null>, enabled: boolean, mark: string) {
  const docked = useMedia('compact');
  const inUse = docked && enabled;
  const field = useFieldBeside(dock);
  const moves = useMoves();

  useEffect(() => (inUse ? showKeypad() : undefined), [inUse]);

  useEffect(() => {
    const form = dock.current?.closest('form');
    if (!form) return;
    const keyDown = (event: KeyboardEvent) => {
      const at = measuring(event.target);
      if (!at || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goOn(form, at);
    };
    form.addEventListener('keydown', keyDown);
    return () => form.removeEventListener('keydown', keyDown);
  }, [dock]);

  const open = inUse && field !== null;
  useEffect(() => {
    const keys = dock.current;
    if (!open || !keys) return;
    // A press of a key leaves the focus in the field.
    const stay = (event: Event) => event.preventDefault();
    keys.addEventListener('mousedown', stay);
    return () => keys.removeEventListener('mousedown', stay);
  }, [open, dock]);
  useEffect(() => {
    const keys = dock.current;
    const [form, measure] = [field?.form, field?.closest('[data-measure]')];
    if (!open || !form || !measure || !keys) return;
    // How high the keys are depends on the phone, its text and the language. What comes into the page later moves the field.
    const page = new ResizeObserver(() => {
      form.style.setProperty('--keypad', `${keys.offsetHeight}px`);
      measure.scrollIntoView({ block: 'nearest' });
    });
    page.observe(document.body);
    return () => page.disconnect();
  }, [open, field, dock]);
  useEffect(() => {
    const form = dock.current?.closest('form');
    if (!docked || open || !form) return;
    // Closed, it is Save at the end of the screen, which must not lie on what has the focus, nor come to lie on it with what arrives later.
    const page = new ResizeObserver(() => {
      const { activeElement: focused } = document;
      if (form.contains(focused) && !measuring(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    page.observe(document.body);
    return () => page.disconnect();
  }, [docked, open, dock]);

  return {
    open,
    docked,
    whole: field?.dataset['keypad'] === 'numeric',
    type: (key: string) => {
      if (!field) return;
      pressIn(field, key, automaticMark(field, mark));
      moves.afterKey(field, mark);
    },
    erase: () => field && !moves.goBack(field) && eraseIn(field),
    next: () => field?.form && !moves.isMeantBefore(field) && goOn(field.form, field),
    hide: () => field?.blur(),
  };
}

function automaticMark(field: HTMLInputElement, mark: string) {
  const digits = Number(field.dataset['markAfter'] ?? 0);
  return digits > 0 ? { mark, digits } : null;
}

/**
 * The moves that the keypad makes by itself: from a whole value to the next field, if that is empty. Erasing in the empty field goes back,
 * and then the value may have more digits.
 */
function useMoves() {
  const last = useRef<{ from: HTMLInputElement; to: HTMLInputElement; at: number } | null>(null);
  const held = useRef<HTMLInputElement | null>(null);
  return {
    afterKey: (field: HTMLInputElement, mark: string) => {
      const rule = readWhole(field.dataset['whole']);
      const to = field.form && nextField(field.form, field);
      const atEnd = field.selectionStart === field.value.length;
      if (!rule || !to || to.value !== '' || field === held.current || !atEnd) return;
      if (!isWhole(field.value, mark, rule)) return;
      last.current = { from: field, to, at: performance.now() };
      to.focus();
    },
    goBack: (field: HTMLInputElement): boolean => {
      if (held.current === field && field.value.length <= 1) held.current = null;
      const move = last.current;
      if (move?.to !== field || field.value !== '' || !move.from.isConnected) return false;
      last.current = null;
      held.current = move.from;
      move.from.focus();
      move.from.setSelectionRange(move.from.value.length, move.from.value.length);
      return true;
    },
    isMeantBefore: (field: HTMLInputElement): boolean => {
      const move = last.current;
      const isMeant = move?.to === field && field.value === '' && performance.now() - move.at < habit;
      if (isMeant) last.current = { ...move, at: -Infinity };
      return isMeant;
    },
  };
}

function nextField(form: HTMLFormElement, from: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-keypad]:not(:disabled, [readonly])')];
  return fields[fields.indexOf(from) + 1];
}

/** To the next measuring field; from the last one to the form's act. */
function goOn(form: HTMLFormElement, from: HTMLInputElement) {
  const next = nextField(form, from);
  if (!next) {
    form.requestSubmit();
    return;
  }
  next.focus();
  next.select();
}

/** The measuring field that has the focus in the form around `dock`. Where the focus leaves, the keys stay until the press is over. */
function useFieldBeside(dock: RefObject<HTMLElement | null>): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const update = () => {
      const focused = measuring(document.activeElement);
      setField(focused && focused.form === dock.current?.closest('form') ? focused : null);
    };
    const follow = (event: FocusEvent) => (measuring(event.target) ? update() : afterPress(update));
    // From one field to the next the keypad must not close and open.
    const left = (event: FocusEvent) => event.relatedTarget === null && afterPress(update);
    update();
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', left);
    };
  }, [dock]);
  return field;
}

function measuring(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset['keypad'] ? target : null;
}

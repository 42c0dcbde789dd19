import { useSyncExternalStore } from 'react';

export interface ToastOptions {
  kind?: 'info' | 'success' | 'error' | undefined;
  /** E.g. Undo. A toast with an action stays 10 s, or until that is done; one without an action never displaces it. */
  action?: { label: string; onPress: () => void | Promise<void> } | undefined;
  /** Milliseconds; by default 4,000, with an action 10,000. */
  duration?: number | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  text: string;
}

interface Shown {
  note: ToastEntry | null;
  withAction: ToastEntry | null;
}

let shown: Shown = { note: null, withAction: null };
let count = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Says something short at the bottom of the screen and to screen readers; the newest takes the place of the one before. */
export function toast(text: string, options: ToastOptions = {}): () => void {
  count += 1;
  const entry = { ...options, id: count, text };
  show(options.action ? { ...shown, withAction: entry } : { ...shown, note: entry });
  resumeToast(entry);
  return () => dismissToast(entry.id);
}

/** Takes a toast away. */
export function dismissToast(id: number) {
  pauseToast(id);
  show({
    note: shown.note?.id === id ? null : shown.note,
    withAction: shown.withAction?.id === id ? null : shown.withAction,
  });
}

/** Takes away the toast that offers an action. */
export function dismissOffer() {
  if (shown.withAction) dismissToast(shown.withAction.id);
}

/** Stops the clock of a toast while it has the focus or the pointer. */
export function pauseToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts the clock of a toast afresh. */
export function resumeToast({ id, action, duration = action ? 10_000 : 4_000 }: ToastEntry) {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
}

/** The toasts on the screen. */
export function useToasts(): Shown {
  return useSyncExternalStore(subscribe, read, read);
}

function show(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => shown;

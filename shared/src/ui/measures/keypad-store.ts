import { useSyncExternalStore } from 'react';

// One keypad is on the screen at a time; fields ask here whether the phone's own keyboard must stay away.
let shown = 0;
const listeners = new Set<() => void>();

/** Registers a keypad that is in use; returns what takes it away again. */
export function showKeypad(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether a keypad is in use on this screen. */
export function useKeypadShown(): boolean {
  return useSyncExternalStore(subscribe, isShown, isShown);
}

function change(step: number) {
  shown += step;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isShown = () => shown > 0;

import { atom, type Atom, type Store, type WritableAtom } from 'jotai';
import * as v from 'valibot';
import { onStored, readStored, writeStored } from './storage.ts';

/** Counts changes of the device's settings, in this tab or another. */
const tickAtom = atom(0);
tickAtom.onMount = (set) => {
  set((count) => count + 1);
  return onStored(() => set((count) => count + 1));
};

/** Keeps `store` up to date with the device's settings, even while nothing on screen reads them. Returns a function that stops it. */
export function connectStore(store: Store): () => void {
  return store.sub(tickAtom, () => {});
}

/** The raw text under a key that may depend on other atoms; null where there is no key or no text. */
export function storedTextAtom(keyOf: (get: <T>(source: Atom<T>) => T) => string | null): Atom<string | null> {
  return atom((get) => {
    get(tickAtom);
    const key = keyOf(get);
    return key === null ? null : readStored(key);
  });
}

/**
 * An atom that is stored on the device under `key` (or under a key that depends on other atoms). `parse` receives the stored text, or null,
 * and must not throw. Equal texts give the same object, so nothing is drawn twice.
 */
export function storedAtom<T>(
  key: string | ((get: <V>(source: Atom<V>) => V) => string | null),
  parse: (text: string | null) => T,
  write: (value: T) => string | null = (value) => JSON.stringify(value),
): WritableAtom<T, [T], void> {
  const keyOf = typeof key === 'string' ? () => key : key;
  const textAtom = storedTextAtom(keyOf);
  return atom(
    (get) => parse(get(textAtom)),
    (get, set, value: T) => {
      const name = keyOf(get);
      if (name === null) return;
      writeStored(name, write(value));
      set(tickAtom, (count) => count + 1);
    },
  );
}

/** A parser for JSON that must match the schema; returns `fallback` otherwise. */
export function jsonOr<T>(schema: v.GenericSchema<unknown, T>, fallback: T): (text: string | null) => T {
  return (text) => {
    if (text === null) return fallback;
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(text));
      return success ? output : fallback;
    } catch {
      return fallback;
    }
  };
}

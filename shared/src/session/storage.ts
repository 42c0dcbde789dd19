/** Settings of this device by key. Falls back to memory where the browser refuses storage (private mode, blocked cookies). */
const memory = new Map<string, string>();
const listeners = new Set<(key: string | null) => void>();

function store(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The text kept under `key`, or null. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? store()?.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps `text` under `key` (null removes it) and tells the other parts of this tab; the browser tells the other tabs. */
export function writeStored(key: string, text: string | null): void {
  try {
    const kept = store();
    if (!kept) throw new Error('no storage');
    if (text === null) kept.removeItem(key);
    else kept.setItem(key, text);
    memory.delete(key);
  } catch {
    // A full or forbidden storage must not end the session: the tab goes on with what it remembers.
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
  for (const listener of listeners) listener(key);
}

/** The JSON kept under `key`, or null where there is none or it is broken. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Calls back with the changed key (null: all of them), whether this tab or another changed it. Returns how to stop. */
export function onStored(listener: (key: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  for (const listener of listeners) listener(event.key);
});

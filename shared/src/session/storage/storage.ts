import { DurableSettings } from './durable-settings.ts';
import { StorageHangsError, withTimeLimit } from './time-limit.ts';

/**
 * Settings of this device by key, read at once. Once `openStorage` is done they live in a database that survives a killed browser, with a
 * second copy in `localStorage` for the day when the browser threw the database away. Where there is no database they are in
 * `localStorage` alone, and in memory where the browser refuses that, too (private mode, blocked cookies).
 */
const memory = new Map<string, string>();
const listeners = new Set<(key: string | null) => unknown>();
/** What listeners began, as to write another copy. */
let begun: Promise<unknown> = Promise.resolve();
let durable: DurableSettings | null = null;

/** Reads the settings from their database; to be awaited before anything else reads one. Throws StorageHangsError after 5 s. */
export async function openStorage(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const opened = new DurableSettings(notifyListeners);
  try {
    await withTimeLimit(opened.open(localSettings));
    durable = opened;
  } catch (error) {
    if (error instanceof StorageHangsError) throw error;
    console.warn('Settings are kept in localStorage alone:', error);
  }
}

/** Resolves when everything written so far is on the disk, with the listeners' copies, or the device refused it, or 5 s have passed. */
export async function storageWritten(): Promise<void> {
  await withTimeLimit(Promise.all([durable?.written(), begun])).catch(() => undefined);
}

/** A `localStorage`; a service worker has none, and does not know its type. */
interface LocalStorage {
  readonly length: number;
  getItem(key: string): string | null;
  key(index: number): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

function local(): LocalStorage | null {
  try {
    return (globalThis as { localStorage?: LocalStorage }).localStorage ?? null;
  } catch {
    return null;
  }
}

/** What this app has in `localStorage`, but for forms not yet saved (an older app's), which are not settings. */
export function* localSettings(): Iterable<[string, string]> {
  const isSetting = /^(seguia\.(?!readings\.)|lang$|custom_params$)/;
  const storage = local();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((key) => isSetting.test(key))) yield [key, storage.getItem(key) ?? ''];
}

/** The text kept under `key`, or null. */
export function readStored(key: string): string | null {
  if (durable) return durable.get(key);
  try {
    return memory.get(key) ?? local()?.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps `text` under `key` (null removes it) and informs the other parts of this tab, and the other tabs. */
export function writeStored(key: string, text: string | null): void {
  durable?.set(key, text);
  try {
    const storage = local();
    if (!storage) throw new Error('no storage');
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    memory.delete(key);
  } catch {
    // A full or forbidden storage must not end the session: the tab goes on with what it remembers.
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
  notifyListeners(key);
}

/** The JSON kept under `key`, or null where there is none or it is broken. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Calls back with the changed key (null: all of them), whether this tab or another changed it; a promise that it gives must not reject. Returns how to stop. */
export function onStored(listener: (key: string | null) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(key: string | null): void {
  begun = Promise.all([begun, ...Array.from(listeners, (listener) => listener(key))]);
}

// Where the settings are in a database, it has its own way to inform the other tabs.
globalThis.addEventListener?.('storage', (event: Event) => {
  if (!durable) notifyListeners((event as Event & { key: string | null }).key);
});

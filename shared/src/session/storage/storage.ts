import { NewerDatabaseError } from './database-versions.ts';
import { DurableSettings } from './durable-settings.ts';
import { StorageHangsError, withTimeLimit } from './time-limit.ts';

/**
 * The settings of this device by key, which can be read at once. After `openStorage` they are in a database that survives a killed browser,
 * with a second copy in `localStorage` in case the browser deletes the database. Without a database they are only in `localStorage`, and in
 * memory if the browser refuses that too (private mode, blocked cookies).
 */
const memory = new Map<string, string>();
const listeners = new Set<(key: string | null) => unknown>();
/** The work that listeners began, such as writing another copy. */
let begun: Promise<unknown> = Promise.resolve();
let durable: DurableSettings | null = null;
/** Whether this tab does without the database, which other tabs and later starts may have. */
let lacksDatabase = false;
/** The key in `localStorage` of a list: the keys that the database may still have though they were removed. */
const removedKeys = '~seguia-settings-removed';

/** Reads the settings from their database; await it before anything else reads one. Throws StorageHangsError after 5 s, and NewerDatabaseError. */
export async function openStorage(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const opened = new DurableSettings(notifyListeners, noteRemoved);
  try {
    const removed = readRemoved();
    const newer = removed.map((key) => [key, local()?.getItem(key) ?? null] as const);
    await withTimeLimit(opened.open(localSettings, newer));
    if (removed.length > 0) local()?.removeItem(removedKeys);
    durable = opened;
  } catch (error) {
    if (error instanceof StorageHangsError || error instanceof NewerDatabaseError) throw error;
    lacksDatabase = true;
    console.warn('Settings are kept in localStorage alone:', error);
  }
}

/** Resolves when everything written so far is on the disk, including the listeners' copies, or the device refused it, or 5 s have passed. */
export async function storageWritten(): Promise<void> {
  await withTimeLimit(Promise.all([durable?.written(), begun])).catch(() => undefined);
}

/** `localStorage`; a service worker has neither it nor its type. */
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

/** This app's settings in `localStorage`, without unsaved forms of an older app and readings that wait (`LocalRecords`), which are no settings. */
export function* localSettings(): Iterable<[string, string]> {
  const isSetting = /^(seguia\.(?!readings\.|open:)|lang$|custom_params$)/;
  const storage = local();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((key) => isSetting.test(key))) yield [key, storage.getItem(key) ?? ''];
}

/** The text stored under `key`, or null. */
export function readStored(key: string): string | null {
  if (durable) return durable.get(key);
  try {
    return memory.get(key) ?? local()?.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores `text` under `key` (null removes it) and informs the rest of this tab, and other tabs. To remove what is not there does nothing. */
export function writeStored(key: string, text: string | null): void {
  if (durable?.isOutdated || (text === null && isMissing(key))) return;
  durable?.set(key, text);
  try {
    const storage = local();
    if (!storage) throw new Error('no storage');
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    if (lacksDatabase && text === null) noteRemoved(key);
    memory.delete(key);
  } catch {
    // A full or forbidden storage must not end the session: the tab continues with its memory.
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
  notifyListeners(key);
}

/** Has the next start take this key from `localStorage`: what was removed here, like a session, must not come back from the database. */
function noteRemoved(key: string): void {
  try {
    local()?.setItem(removedKeys, JSON.stringify([...new Set([...readRemoved(), key])]));
  } catch {
    // No room: the database counts.
  }
}

/** The keys that were removed without the database. */
function readRemoved(): string[] {
  try {
    return JSON.parse(local()?.getItem(removedKeys) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether neither the database nor `localStorage` has the key. */
function isMissing(key: string): boolean {
  try {
    return readStored(key) === null && !local()?.getItem(key);
  } catch {
    return false;
  }
}

/** The JSON stored under `key`; null where there is none or it is malformed. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Calls back with the changed key (null: all of them), whether this tab or another changed it; a returned promise must not reject. Returns
 * a function that stops it.
 */
export function onStored(listener: (key: string | null) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(key: string | null): void {
  begun = Promise.all([begun, ...Array.from(listeners, (listener) => listener(key))]);
}

globalThis.addEventListener?.('pageshow', (event: Event) => {
  if ((event as Event & { persisted?: boolean }).persisted) durable?.compare();
});

// The database of settings has its own way to inform other tabs.
globalThis.addEventListener?.('storage', (event: Event) => {
  if (!durable) notifyListeners((event as Event & { key: string | null }).key);
});

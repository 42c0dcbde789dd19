import { serverKey, sessionKey } from '../account/account.ts';
import { type SettingsSchema, settingsDatabase, takenOver } from '../storage/durable-settings.ts';
import { openExisting } from '../storage/existing-database.ts';
import { localSettings, onStored, readStored, writeStored } from '../storage/storage.ts';
import { withTimeLimit } from '../storage/time-limit.ts';
import { RecordFiles } from './record-files.ts';
import type { Numbered } from './record-lines.ts';

/** A setting of the device; `text` is null where it was removed. */
interface SettingRecord extends Numbered {
  key: string;
  text: string | null;
}

type Settings = ReadonlyMap<string, string>;

/** Milliseconds that a start waits for the copy, and milliseconds between two tries to write it. */
const patience = 3000;
const pause = 15_000;

const files = new RecordFiles<SettingRecord>('settings', {
  keyOf: ({ key }) => key,
  isOpen: ({ text }) => text !== null,
});

/** The device's settings when the page began; null where they are unknown, and then the copy counts. */
let atStart: Settings | null = null;
const changed = new Set<string>();
let writing: Promise<void> = Promise.resolve();
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Restores session and settings if the system has cleared the web view's storage, and copies every later change of them to the app's files.
 * Await it before the settings are opened. Never rejects: without the copy the app starts with what the device has.
 */
export async function copySettings(): Promise<void> {
  onStored((key) => {
    if (key !== null) changed.add(key);
    return write();
  });
  try {
    atStart = (await withTimeLimit(settingsOfDevice(), patience)) ?? bringBack(await withTimeLimit(copied(), patience));
  } catch (error) {
    console.error('The settings’ copy cannot be had:', error);
  }
  void write();
}

/** The device's settings; null if they were cleared. Throws if their database does not open. */
async function settingsOfDevice(): Promise<Settings | null> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (databases.some(({ name }) => name === settingsDatabase)) {
    const db = await openExisting<SettingsSchema>(settingsDatabase);
    if (!db) throw new Error('The settings’ database does not open.');
    const [keys, texts] = await Promise.all([db.getAllKeys('settings'), db.getAll('settings')]);
    db.close();
    const settings = new Map(keys.map((key, index) => [key, texts[index] ?? '']));
    if (settings.delete(takenOver)) return settings;
  }
  const local = new Map(localSettings());
  return local.has(serverKey) || local.has(sessionKey) ? local : null;
}

async function copied(): Promise<Settings> {
  const { records } = await files.read();
  return new Map(records.flatMap(({ key, text }) => (text === null ? [] : [[key, text] as const])));
}

/** Writes the copy to the place where an older app had its settings, from which the new database of settings imports them. */
function bringBack(copy: Settings): Settings {
  for (const [key, text] of copy) writeStored(key, text);
  return copy;
}

/** Writes what the copy lacks, one write after the other. Never rejects. */
function write(): Promise<void> {
  writing = writing.then(writeChanges).catch((error: unknown) => {
    console.error('The settings’ copy was not written:', error);
    clearTimeout(again);
    again = setTimeout(() => void write(), pause);
  });
  return writing;
}

async function writeChanges(): Promise<void> {
  const [copy, { last }] = [await copied(), await files.read()];
  const wanted = new Map(atStart ?? copy);
  for (const key of changed) {
    const text = readStored(key);
    if (text === null) wanted.delete(key);
    else wanted.set(key, text);
  }
  const gone = [...copy.keys()].filter((key) => !wanted.has(key)).map((key) => ({ key, text: null }));
  const set = [...wanted].filter(([key, text]) => copy.get(key) !== text).map(([key, text]) => ({ key, text }));
  const records = [...gone, ...set].map((record) => ({ ...record, number: last + 1 }));
  if (records.length === 0) return;
  await files.append(records);
  // A token that was logged out must not stay in the file.
  if (gone.length > 0) await files.compact();
}

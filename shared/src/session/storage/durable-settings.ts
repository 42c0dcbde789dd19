import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseVersions } from './database-versions.ts';
import { openExisting } from './existing-database.ts';
import { isConnectionLost } from './lost-connection.ts';
import { openPatiently } from './open-patiently.ts';

export interface SettingsSchema extends DBSchema {
  settings: { key: string; value: string };
}
type SettingsDb = IDBPDatabase<SettingsSchema>;

export const settingsDatabase = 'seguia-settings';
const store = 'settings';
/** The session's key (`account.ts`, which is built on this). */
const sessionKey = 'seguia.session';
/** The key that marks that the settings in `localStorage` were imported. */
export const takenOver = '~taken-over';

/**
 * The device's settings in a database of their own, with a copy in memory so that they can be read at once. What is set is on the disk some
 * milliseconds later and stays there; `localStorage` would lose the last seconds or minutes when the browser is killed.
 */
export class DurableSettings {
  #db: Promise<SettingsDb> | null = null;
  #mirror = new Map<string, string>();
  /** How many times this tab has set each key: an older answer of the database must not undo that. */
  readonly #sets = new Map<string, number>();
  readonly #writing = new Set<Promise<void>>();
  #compared: Promise<void> | undefined;
  /** Whether another page has logged in or out while the browser kept this one, which stores nothing any more and is loaded anew. */
  isOutdated = false;
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(settingsDatabase) : null;
  readonly #changed: (key: string) => void;
  readonly #notRemoved: (key: string) => void;

  /** `changed` is called when another tab has changed a key, `notRemoved` when the disk refused to remove one. */
  constructor(changed: (key: string) => void, notRemoved: (key: string) => void = () => undefined) {
    this.#changed = changed;
    this.#notRemoved = notRemoved;
    this.#channel?.addEventListener('message', (event: MessageEvent<string>) => void this.#readAgain(event.data));
    // An open channel keeps a Node process alive, so it is unreferenced there; a browser needs nothing.
    (this.#channel as { unref?: () => void } | null)?.unref?.();
  }

  /**
   * Reads everything. `older` returns the settings to import, once. `newer` are those that changed while the database was out of reach. Rejects
   * where the browser gives no database.
   */
  async open(
    older: () => Iterable<[string, string]>,
    newer: readonly (readonly [string, string | null])[] = [],
  ): Promise<void> {
    const db = await this.#open();
    const tx = db.transaction(store);
    const read = Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    tx.commit();
    const [keys, values] = await read;
    this.#mirror = new Map(keys.map((key, index) => [key, values[index] ?? '']));
    if (this.#mirror.delete(takenOver)) {
      for (const [key, text] of newer)
        if (text === null) this.#mirror.delete(key);
        else this.#mirror.set(key, text);
      if (newer.length > 0) await write(db, newer);
      return;
    }
    const taken = [...older()];
    this.#mirror = new Map(taken);
    await write(db, [...taken, [takenOver, 'yes']]);
  }

  get(key: string): string | null {
    return this.#mirror.get(key) ?? null;
  }

  /** Sets a text (null removes it). It can be read at once in this tab, and soon on the disk and in other tabs. */
  set(key: string, text: string | null): void {
    this.#sets.set(key, (this.#sets.get(key) ?? 0) + 1);
    if (text === null) this.#mirror.delete(key);
    else this.#mirror.set(key, text);
    const writing = this.#write(key, text).finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Resolves when everything set so far is on the disk, or was refused. */
  async written(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /**
   * The browser shows a page again that it kept, which has received no messages. Where the disk has another session, the page forgets its
   * own, as at a logout in another tab, and is loaded anew; else it reads again what other pages may have written. Nothing is written before
   * that is known: a refused token must not end the session of who logged in meanwhile.
   */
  compare(): void {
    const known = this.#mirror.get(sessionKey);
    this.#compared = this.#use((db) => db.getAllKeys(store)).then(
      async (keys) => {
        if ((await this.#use((db) => db.get(store, sessionKey))) === known) {
          for (const key of new Set([...keys, ...this.#mirror.keys()]))
            if (key !== takenOver) void this.#readAgain(key);
          return;
        }
        this.isOutdated = true;
        this.#mirror.delete(sessionKey);
        this.#changed(sessionKey);
        (location as { reload?: () => void }).reload?.(); // a service worker has none
      },
      (error: unknown) => console.error('The session could not be read again:', error),
    );
  }

  async #write(key: string, text: string | null): Promise<void> {
    try {
      await this.#compared;
      if (this.isOutdated) return;
      await this.#use((db) => write(db, [[key, text]]));
      this.#channel?.postMessage(key);
    } catch (error) {
      // The tab continues with its copy in memory.
      if (text === null) this.#notRemoved(key);
      console.error('A setting could not be kept:', error);
    }
  }

  /** Reads what another tab has written. A setting that this tab makes meanwhile wins, and is written after it. */
  async #readAgain(key: string): Promise<void> {
    const sets = this.#sets.get(key);
    try {
      const text = await this.#use((db) => db.get(store, key));
      if (this.#sets.get(key) !== sets || this.#mirror.get(key) === text) return;
      if (text === undefined) this.#mirror.delete(key);
      else this.#mirror.set(key, text);
      this.#changed(key);
    } catch (error) {
      console.error('A setting of another tab could not be read:', error);
    }
  }

  /** Runs `work` on the open database, and once more on a new connection if that one was lost. */
  async #use<T>(work: (db: SettingsDb) => Promise<T>): Promise<T> {
    const opened = this.#open();
    const db = await opened;
    return work(db).catch(async (error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      db.close();
      if (this.#db === opened) this.#db = null;
      return work(await this.#open());
    });
  }

  /** The open database; opened when first used, and again when it was lost. */
  #open(): Promise<SettingsDb> {
    if (this.#db) return this.#db;
    // Safari may report late that a connection was closed which another has already replaced.
    const lost = () => {
      if (this.#db === opened) this.#db = null;
    };
    const upgrade = (made: SettingsDb) => void made.createObjectStore(store);
    const opened = openPatiently<SettingsSchema>(settingsDatabase, databaseVersions.settings, { upgrade, lost }).catch(
      (error: unknown) => {
        lost();
        throw error;
      },
    );
    this.#db = opened;
    return opened;
  }
}

/** Settings as they are on the disk, regardless of any tab's memory; null for missing ones. Rejects where the database cannot be read. */
export async function readFromDisk(keys: readonly string[]): Promise<(string | null)[]> {
  const db = await openExisting<SettingsSchema>(settingsDatabase);
  try {
    return await Promise.all(keys.map(async (key) => (await db?.get(store, key)) ?? null));
  } finally {
    db?.close();
  }
}

/** One transaction; it is on the disk when this resolves. */
async function write(db: SettingsDb, changes: Iterable<readonly [string, string | null]>): Promise<void> {
  const tx = db.transaction(store, 'readwrite', { durability: 'strict' });
  for (const [key, text] of changes) {
    const request = text === null ? tx.store.delete(key) : tx.store.put(text, key);
    request.catch(() => undefined); // `done` rejects with it
  }
  // Without an explicit commit, the transaction ends only when this page has received all answers. If the page is left before that, WebKit
  // keeps the transaction open, and the next page waits.
  tx.commit();
  await tx.done;
}

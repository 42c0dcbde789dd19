// A deployment's file that a start cannot do without: fetched from the network, otherwise the last readable one, which the device has
// stored.

import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import { readDevice, writeDevice } from '../memory/device-memory.ts';

/**
 * Milliseconds that a start waits: `device` for the device's storage, `spare` for the network if the device has stored a file, `only` if it
 * has not.
 */
const patience = { device: 2000, spare: 3000, only: 12_000 };

interface Wanted<T> {
  url: string;
  /** Fetches the file's text; with `again` past every cache, because the text before could not be read. */
  fetchText: (again: boolean) => Promise<string>;
  /** Parses the text; `before` is the parsed stored file. Throws where the text is malformed. */
  read: (text: string, before?: T) => T;
  /** Whether what was read alone lacks something that the stored file may have: it is then read again with that. */
  isPartial?: (value: T) => boolean;
  /** The text to store, which `read` can parse again. */
  write: (value: T) => string;
  /**
   * Uses the stored file or the fetched one, whichever is there first; a fetched one that is later counts from the next start on. Such a file
   * is small, and is also in `localStorage`, which answers before a slow phone has opened a cache.
   */
  atOnce?: true;
  /** Receives the reason why the stored file is used although there is a network. */
  onFault: (error: unknown) => void;
}

/**
 * The file from the network if it comes in time and is readable, otherwise the stored one; with `atOnce` whichever is there first. Throws the
 * network's failure where the device has stored none. A file that comes late is stored for the next start.
 */
export async function fetchOrLastGood<T>(wanted: Wanted<T>): Promise<T> {
  const { url, fetchText, read, isPartial, write, onFault, atOnce = false } = wanted;
  const text = fetchText(false);
  const stored = inTime(storedText(url, atOnce), url, patience.device).catch(() => undefined);
  // Parsed only where it is needed: a list of many files takes a slow phone as long as the whole form of the login.
  const readStored = async () => {
    const last = await stored;
    return last === undefined ? null : attempt(() => read(last));
  };
  const readFresh = async () => {
    const found = await text;
    const fetched = attempt(() => read(found));
    if (fetched && !isPartial?.(fetched.value)) return fetched.value;
    const before = (await readStored())?.value;
    return read(fetched ? found : await fetchText(true), before);
  };
  const fresh = readFresh();
  const fallBack = async (error: unknown) => {
    const before = await readStored();
    if (!before) throw error;
    if (navigator.onLine) onFault(error);
    return before.value;
  };
  fresh.then((value) => store(url, write(value), atOnce)).catch(() => undefined); // its failure is awaited below
  if (atOnce) {
    const before = await Promise.race([readStored(), fresh.then(() => null, readStored)]);
    if (before) {
      fresh.catch(fallBack);
      return before.value;
    }
  }
  const last = inTime(fresh, url, patience.only);
  last.catch(() => undefined); // awaited where nothing is stored
  return inTime(fresh, url, patience.spare)
    .catch(async (error: unknown) => {
      if (await readStored()) throw error;
      return last;
    })
    .catch(fallBack);
}

/** The stored text; undefined where nothing is stored. */
async function storedText(url: string, atOnce: boolean): Promise<string | undefined> {
  const text = atOnce && readDevice(keyOf(url));
  if (text) return text;
  const open = await cache();
  return (await open.match(keyOf(url)))?.text();
}

/** Fails silently on a device without room, and in a browser that stores nothing. */
function store(url: string, text: string, atOnce: boolean): Promise<void> {
  if (atOnce) writeDevice(keyOf(url), text);
  return cache()
    .then((open) => open.put(keyOf(url), new Response(text)))
    .catch(() => undefined);
}

const cache = async () => caches.open('last-good');

/** A path that no page requests, so that the service worker never answers with it, and a key that is none of a setting. */
const keyOf = (url: string) => `/~last-good/${encodeURIComponent(url)}`;

function attempt<T>(work: () => T): { value: T } | null {
  try {
    return { value: work() };
  } catch {
    return null;
  }
}

/** Throws if `work` takes longer. */
const inTime = <T>(work: Promise<T>, what: string, milliseconds: number) =>
  withTimeLimit(work, milliseconds, () => new Error(`${what} did not come in ${milliseconds} ms`));

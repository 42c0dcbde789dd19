// A file of the deployment that a start cannot do without: the network's, or else the last one that could be read, which the device has stored.

import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';

/** Milliseconds that a start waits: for the device's storage, and for the network's file where the device has one that will do, and where not. */
const patience = { device: 2000, spare: 3000, only: 12_000 };

interface Wanted<T> {
  url: string;
  /** Fetches the file's text. `again`: past every cache, as what came before could not be read. */
  fetchText: (again: boolean) => Promise<string>;
  /** Makes of the text what is wanted; `before` is what the stored one says. Throws where the text is not what it should be. */
  read: (text: string, before?: T) => T;
  /** The text to store, which `read` takes. */
  write: (value: T) => string;
  /** The last good one is used at once, and the network's counts from the next start on. */
  atOnce?: true;
  /** Learns why the last good one is used instead of the network's, where there is a network. */
  onFault: (error: unknown) => void;
}

/**
 * The network's file where it comes in time and can be read, else the last good one, or this one at once where that will do. Throws what is wrong with the network's where the
 * device has stored none. One that comes late is there for the next start.
 */
export async function fetchOrLastGood<T>(wanted: Wanted<T>): Promise<T> {
  const { url, fetchText, read, write, onFault } = wanted;
  const text = fetchText(false);
  text.catch(() => undefined); // awaited below, when the device has been looked at
  const before = await inTime(lastGood(wanted), url, patience.device).catch(() => null);
  const readFresh = async () => {
    const found = await text;
    const { value } = attempt(() => read(found, before?.value)) ?? {
      value: read(await fetchText(true), before?.value),
    };
    void store(url, write(value));
    return value;
  };
  const fallBack = (error: unknown) => {
    if (!before) throw error;
    if (navigator.onLine) onFault(error);
    return before.value;
  };
  const fresh = readFresh();
  if (before && wanted.atOnce) {
    fresh.catch(fallBack);
    return before.value;
  }
  return inTime(fresh, url, before ? patience.spare : patience.only).catch(fallBack);
}

/** What was last good, in a box; null where nothing is stored, or nothing that this version can read. */
async function lastGood<T>({ url, read }: Wanted<T>): Promise<{ value: T } | null> {
  const stored = await cache()
    .then((open) => open.match(keyOf(url)))
    .then((response) => response?.text())
    .catch(() => undefined);
  return stored === undefined ? null : attempt(() => read(stored));
}

/** A device without room, or a browser that stores nothing, goes on without. */
const store = (url: string, text: string) =>
  cache()
    .then((open) => open.put(keyOf(url), new Response(text)))
    .catch(() => undefined);

const cache = async () => caches.open('last-good');

/** No path that anything asks for, so that the service worker answers nobody with it. */
const keyOf = (url: string) => `/~last-good/${encodeURIComponent(url)}`;

function attempt<T>(work: () => T): { value: T } | null {
  try {
    return { value: work() };
  } catch {
    return null;
  }
}

/** Throws where `work` takes longer. */
const inTime = <T>(work: Promise<T>, what: string, milliseconds: number) =>
  withTimeLimit(work, milliseconds, () => new Error(`${what} did not come in ${milliseconds} ms`));

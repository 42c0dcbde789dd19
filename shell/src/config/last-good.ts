// A deployment's file that a start cannot do without: fetched from the network, otherwise the last readable one, which the device has
// stored.

import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';

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
  /** The text to store, which `read` can parse again. */
  write: (value: T) => string;
  /** Uses the stored file at once; the fetched one counts from the next start on. */
  atOnce?: true;
  /** Receives the reason why the stored file is used although there is a network. */
  onFault: (error: unknown) => void;
}

/**
 * The file from the network if it comes in time and is readable, otherwise the stored one; with `atOnce` the stored one at once. Throws the
 * network's failure where the device has stored none. A file that comes late is stored for the next start.
 */
export async function fetchOrLastGood<T>(wanted: Wanted<T>): Promise<T> {
  const { url, fetchText, read, write, onFault } = wanted;
  const text = fetchText(false);
  text.catch(() => undefined); // awaited below, when the device has been read
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

/** The stored file, in a box; null where nothing is stored, or nothing that this version can read. */
async function lastGood<T>({ url, read }: Wanted<T>): Promise<{ value: T } | null> {
  const stored = await cache()
    .then((open) => open.match(keyOf(url)))
    .then((response) => response?.text())
    .catch(() => undefined);
  return stored === undefined ? null : attempt(() => read(stored));
}

/** Fails silently on a device without room, and in a browser that stores nothing. */
const store = (url: string, text: string) =>
  cache()
    .then((open) => open.put(keyOf(url), new Response(text)))
    .catch(() => undefined);

const cache = async () => caches.open('last-good');

/** A path that no page requests, so that the service worker never answers with it. */
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

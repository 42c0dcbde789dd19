// The files themselves: each content once, whatever sets and addresses share it.

import { keyOf } from '../remotes/versions/stored.ts';

/** `sha256-` and the digest in base 64. */
export async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

const cache = () => caches.open('files');

export async function match(url: string, hash: string): Promise<Response | undefined> {
  return (await cache()).match(keyOf(url, hash));
}

/** The stored file, if it matches its hash: a disk may cut or damage it. */
export async function whole(url: string, hash: string): Promise<Response | undefined> {
  const hit = await match(url, hash);
  return hit && (await digest(await hit.clone().arrayBuffer())) === hash ? hit : undefined;
}

export async function put(url: string, hash: string, response: Response): Promise<void> {
  await (await cache()).put(keyOf(url, hash), response);
}

/**
 * Copies of the scripts that pages run, by their addresses. Chromium stores what it has compiled of a script only beside the server's own answer,
 * under the script's own address, and otherwise compiles all of it anew at each start (docs/decisions/327).
 */
const scripts = () => caches.open('scripts');

/** Whether a file's name has the hash of its content, so that its address stands for that content. */
const isLasting = (url: string) => /\.[0-9a-f]{8}\./.test(url);

export const isLastingScript = (url: string) => isLasting(url) && url.endsWith('.js');

/** The copy of a script that a page has run. */
export async function scriptCopy(url: string): Promise<Response | undefined> {
  return (await scripts()).match(url);
}

/** Copies a script for the next page. */
export async function copyScript(url: string, response: Response): Promise<void> {
  await (await scripts()).put(url, response);
}

/** Removes all copies of scripts: a disk may have damaged one. */
export const forgetScripts = () => caches.delete('scripts');

/**
 * What is stored of an answer: a script as it came, all else made anew, because a page's answer may have come by a redirect. Null where it does
 * not match its hash. Rejects where the answer stops on its way.
 */
async function checked(url: string, hash: string, response: Response): Promise<Response | null> {
  const own = isLastingScript(url) ? response.clone() : null;
  const body = await response.arrayBuffer();
  return (await digest(body)) === hash ? (own ?? new Response(body, { headers: response.headers })) : null;
}

/** Stores an answer that a page got, if it matches its hash. */
export async function putWhole(url: string, hash: string, response: Response): Promise<void> {
  const file = await checked(url, hash, response);
  if (file) await put(url, hash, file);
}

/** The longest wait for a file over a bad network, to its last byte, in milliseconds. */
const patience = 120_000;

/** A file did not arrive. */
export class FileError extends Error {
  readonly url: string;
  /** Whether something arrived: then the network works, and the file is missing or a different one. */
  readonly altered: boolean;
  constructor(url: string, altered: boolean) {
    super(`${url} ${altered ? 'is not what its list says' : 'did not come'}`);
    this.url = url;
    this.altered = altered;
  }
}

/** Fetches a file, checks its hash and stores it; with `again` past the browser's cache from the first try. Throws FileError. */
export async function fetchWhole(url: string, hash: string, again = false): Promise<void> {
  const first = isLasting(url) ? 'default' : 'no-cache';
  // A file that was cut on its way as "immutable" stays in the browser's cache: the second try bypasses it.
  for (const mode of again ? (['reload'] as const) : ([first, 'reload'] as const)) {
    const response = await fetch(url, { cache: mode, signal: AbortSignal.timeout(patience) }).catch(() => null);
    const file = response && (await checked(url, hash, response).catch(() => undefined));
    if (!response || file === undefined) throw new FileError(url, false);
    if (response.ok && file) return put(url, hash, file);
  }
  throw new FileError(url, true);
}

/** Returns a function that tells whether a file is in the cache, by its key alone; the content may be damaged, which `whole` finds out. */
export async function held(): Promise<(url: string, hash: string) => boolean> {
  const keys = new Set((await (await cache()).keys()).map(({ url }) => new URL(url).pathname));
  return (url, hash) => keys.has(keyOf(url, hash));
}

/** Removes every content except these files', and the copies of other scripts. */
export async function sweep(files: readonly [url: string, hash: string][]): Promise<void> {
  const keys = new Set(files.map(([url, hash]) => keyOf(url, hash)));
  await removeFrom(await cache(), ({ url }) => !keys.has(new URL(url).pathname));
  const urls = new Set(files.map(([url]) => url));
  await removeFrom(await scripts(), ({ url }) => !urls.has(url));
}

async function removeFrom(from: Cache, isOther: (key: Request) => boolean): Promise<void> {
  const others = (await from.keys()).filter(isOther);
  await Promise.all(others.map((key) => from.delete(key)));
}

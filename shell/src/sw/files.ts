// The files of a set: which they are, and whether what is kept of them is what its list says.

import * as v from 'valibot';
import { readRegistry } from '../remotes/registry/read-registry.ts';
import { choice } from '../remotes/versions/choice.ts';
import { devicePlace } from '../remotes/versions/place.ts';
import type { Failed } from './failed.ts';

/** Paths and their `sha256-…` digests. */
export type Files = Record<string, string>;

/** A shell's list. Without its page, a set would open nothing; `hostApi` is the version of its doors, which shells from before 1.10 do not say. */
const shellList = v.object({
  files: v.objectWithRest({ '/': v.string() }, v.string()),
  hostApi: v.optional(v.string()),
});

/** In a set: its paths and their digests, so that what is kept can be held against them later. */
export const LIST = '/~files';

/** `sha256-` and the digest in base 64. */
export async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Longest wait for a list and for a file of a set, whose last byte may come over a bad network; milliseconds. */
const patience = { list: 20_000, file: 120_000 };

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience.list) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/**
 * The two lists that make a set, which has of each remote the version that a page of that shell takes first; and the remotes that it would lack,
 * as all of their releases are refused. Throws when a list is missing or is not what it should be.
 */
export async function fetchLists(failed: Failed) {
  const [shell, remotes] = await Promise.all([fetchText('/shell.json'), fetchText('/remotes.json')]);
  const { files: ofShell, hostApi } = v.parse(shellList, JSON.parse(shell));
  const files: Files = { ...ofShell };
  const place = await devicePlace(remotes);
  const lacking: string[] = [];
  let taken = '';
  for (const [name, releases] of Object.entries(readRegistry(remotes, {}, 'required', place).registry)) {
    if (releases[0]?.refused !== undefined) lacking.push(name);
    const [first] = hostApi ? choice(releases, hostApi, failed[name]) : releases;
    if (!first) continue;
    taken += first.base;
    for (const [file, hash] of Object.entries(first.files)) files[first.base + file] = hash;
  }
  const id = (await digest(new TextEncoder().encode(shell + remotes + taken))).slice(7, 23).replaceAll(/\W/g, '-');
  return { id, files, remotes, lacking };
}

/** What a cache holds of a file, where that is what its hash says: a disk may cut or spoil what it was given. */
export async function whole(cache: Cache, url: string, hash: string): Promise<Response | undefined> {
  const hit = await cache.match(url);
  return hit && (await digest(await hit.clone().arrayBuffer())) === hash ? hit : undefined;
}

/** Copies a file out of the set in use, or fetches it and checks its hash; `again`: past the browser's cache at once. */
export async function storeVerified(
  cache: Cache,
  from: Cache | null,
  url: string,
  hash: string,
  again = false,
): Promise<void> {
  if (await whole(cache, url, hash)) return;
  const immutable = url !== '/' && /\.[0-9a-f]{8}\./.test(url);
  const hit = immutable && from ? await whole(from, url, hash) : undefined;
  if (hit) return cache.put(url, hit);
  const first = immutable ? 'default' : 'no-store';
  // What was cut on its way as "immutable" stays in the browser's cache: a second try goes past it.
  const response = (!again && (await fetchWhole(url, hash, first))) || (await fetchWhole(url, hash, 'reload'));
  if (!response) throw new Error(`${url} is not what its list says`);
  await cache.put(url, response);
}

async function fetchWhole(url: string, hash: string, mode: RequestCache): Promise<Response | null> {
  const response = await fetch(url, { cache: mode, signal: AbortSignal.timeout(patience.file) });
  const body = await response.arrayBuffer();
  return response.ok && (await digest(body)) === hash ? new Response(body, { headers: response.headers }) : null;
}

/** What a set's cache says that it holds. */
export async function listOf(cache: Cache): Promise<Files> {
  return ((await (await cache.match(LIST))?.json()) as Files | undefined) ?? {};
}

// The files of a set: which they are, and whether what is kept of them is what its list says.

import { choice } from '../remotes/versions/choice.ts';
import type { Failed } from './failed.ts';

/** Paths and their `sha256-…` digests. */
export type Files = Record<string, string>;
interface Release {
  version: string;
  hostApi: string;
  base: string;
  files: Files;
}

/** In a set: its paths and their digests, so that what is kept can be held against them later. */
export const LIST = '/~files';

/** `sha256-` and the digest in base 64. */
export async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** A shell's list; `hostApi` is the version of its doors, which shells from before 1.10 do not say. */
interface Shell {
  files: Files;
  hostApi?: string;
}

/**
 * The two lists that make a set, which has of each remote the version that a page of that shell takes first. Throws when a list is missing
 * or is not what it should be.
 */
export async function fetchLists(failed: Failed) {
  const [shell, remotes] = await Promise.all([fetchText('/shell.json'), fetchText('/remotes.json')]);
  const { files: ofShell, hostApi } = JSON.parse(shell) as Shell;
  const files: Files = { ...ofShell };
  let taken = '';
  for (const [name, releases] of Object.entries(
    (JSON.parse(remotes) as { remotes: Record<string, Release[]> }).remotes,
  )) {
    const [first] = hostApi ? choice(releases, hostApi, failed[name]) : releases;
    if (!first) continue;
    taken += first.base;
    for (const [file, hash] of Object.entries(first.files)) files[first.base + file] = hash;
  }
  const id = (await digest(new TextEncoder().encode(shell + remotes + taken))).slice(7, 23).replaceAll(/\W/g, '-');
  return { id, files, remotes };
}

/** What a cache holds of a file, where that is what its hash says: a disk may cut or spoil what it was given. */
export async function whole(cache: Cache, url: string, hash: string): Promise<Response | undefined> {
  const hit = await cache.match(url);
  return hit && (await digest(await hit.clone().arrayBuffer())) === hash ? hit : undefined;
}

/** Copies a file out of the set in use, or fetches it and checks its hash. */
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
  const response = hit ?? (await fetch(url, { cache: again ? 'reload' : immutable ? 'default' : 'no-store' }));
  const body = await response.arrayBuffer();
  if (!response.ok || (await digest(body)) !== hash) throw new Error(`${url} is not what its list says`);
  await cache.put(url, new Response(body, { headers: response.headers }));
}

/** What a set's cache says that it holds. */
export async function listOf(cache: Cache): Promise<Files> {
  return ((await (await cache.match(LIST))?.json()) as Files | undefined) ?? {};
}

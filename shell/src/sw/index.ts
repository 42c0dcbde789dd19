// The service worker. It keeps the last complete set of (shell, remotes) and flips to a newer set only when every file of it is
// here and its hash is right. And it sends what waits when the browser says that there is a network (Background Sync).
import { pushInBackground } from '@seguia/shared/sync/push/background-push';
import { backgroundTag } from '@seguia/shared/sync/push/sending';

declare const self: ServiceWorkerGlobalScope;

/** Paths and their `sha256-…` digests. */
type Files = Record<string, string>;
interface Release {
  base: string;
  files: Files;
}
interface State {
  /** The set that pages are served from. */
  current: string | null;
  /** A newer set, complete and verified, that waits for a person or for a start with no page open. */
  pending: string | null;
}

const STATE = '/~state';
/** In a set: its paths and their digests, so that what is kept can be held against them later. */
const LIST = '/~files';
const cacheOf = (set: string) => caches.open(`set-${set}`);

async function readState(): Promise<State> {
  const kept = await (await caches.open('state')).match(STATE);
  return kept ? ((await kept.json()) as State) : { current: null, pending: null };
}

async function writeState(state: State): Promise<void> {
  await (await caches.open('state')).put(STATE, Response.json(state));
}

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** The two lists that make a set. Throws when a list is missing or is not what it should be. */
async function fetchLists() {
  const [shell, remotes] = await Promise.all([fetchText('/shell.json'), fetchText('/remotes.json')]);
  const files: Files = { ...(JSON.parse(shell) as { files: Files }).files };
  for (const [newest] of Object.values((JSON.parse(remotes) as { remotes: Record<string, Release[]> }).remotes)) {
    for (const [file, hash] of Object.entries(newest?.files ?? {})) files[newest!.base + file] = hash;
  }
  const id = (await digest(new TextEncoder().encode(shell + remotes))).slice(7, 23).replaceAll(/\W/g, '-');
  return { id, files, remotes };
}

/** What a cache holds of a file, where that is what its hash says: a disk may cut or spoil what it was given. */
async function whole(cache: Cache, url: string, hash: string): Promise<Response | undefined> {
  const hit = await cache.match(url);
  return hit && (await digest(await hit.clone().arrayBuffer())) === hash ? hit : undefined;
}

/** Copies a file out of the set in use, or fetches it and checks its hash. */
async function keep(cache: Cache, from: Cache | null, url: string, hash: string, again = false): Promise<void> {
  if (await whole(cache, url, hash)) return;
  const immutable = url !== '/' && /\.[0-9a-f]{8}\./.test(url);
  const hit = immutable && from ? await whole(from, url, hash) : undefined;
  const response = hit ?? (await fetch(url, { cache: again ? 'reload' : immutable ? 'default' : 'no-store' }));
  const body = await response.arrayBuffer();
  if (!response.ok || (await digest(body)) !== hash) throw new Error(`${url} is not what its list says`);
  await cache.put(url, new Response(body, { headers: response.headers }));
}

async function listOf(cache: Cache): Promise<Files> {
  return ((await (await cache.match(LIST))?.json()) as Files | undefined) ?? {};
}

/** Looks for a newer set, and brings it here whole. What fails leaves the set in use as it was. */
async function check(): Promise<void> {
  const { id, files, remotes } = await fetchLists();
  const { current, pending } = await readState();
  if (id === current) {
    if (pending) await writeState({ current, pending: null });
    return;
  }
  if (id !== pending) {
    const cache = await cacheOf(id);
    const from = current ? await cacheOf(current) : null;
    const rest = Object.entries(files);
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await keep(cache, from, ...next);
    };
    await Promise.all([work(), work(), work(), work()]);
    await cache.put('/remotes.json', new Response(remotes, { headers: { 'content-type': 'application/json' } }));
    const list = { ...files, '/remotes.json': await digest(new TextEncoder().encode(remotes)) };
    await cache.put(LIST, Response.json(list));
    await writeState(current ? { current, pending: id } : { current: id, pending: null });
    if (!current) return;
  }
  for (const client of await self.clients.matchAll()) client.postMessage('update-ready');
}

/** Serves the pending set from now on. With no page open (`alone`) nobody can need the older sets. */
async function flip(alone: boolean): Promise<State> {
  const { current, pending } = await readState();
  const state = { current: pending ?? current, pending: null };
  await writeState(state);
  const older = (await caches.keys()).filter((name) => name.startsWith('set-') && name !== `set-${state.current}`);
  if (alone) await Promise.all(older.map((name) => caches.delete(name)));
  return state;
}

async function navigate(event: FetchEvent): Promise<Response> {
  let state = await readState();
  if (state.pending && (await self.clients.matchAll({ type: 'window' })).length === 0) state = await flip(true);
  if (!state.current) return fetch(event.request);
  const cache = await cacheOf(state.current);
  const page = await cache.match('/');
  const { '/': hash } = await listOf(cache);
  if (page && (!hash || (await whole(cache, '/', hash)))) return page;
  event.waitUntil(heal().catch(() => undefined)); // tried again at the next start
  return fetch(event.request).catch((error: unknown) => page ?? Promise.reject(error));
}

/**
 * Looks at every file of the set in use, and fetches anew what is not what its hash says. Where the server has moved on, a newer set
 * takes its place. Says whether a page that is loaded again finds a whole set.
 */
async function heal(): Promise<boolean> {
  const { current } = await readState();
  if (!current) return false;
  const cache = await cacheOf(current);
  let broken = false;
  for (const [url, hash] of Object.entries(await listOf(cache))) {
    if (await whole(cache, url, hash)) continue;
    await keep(cache, null, url, hash, true).catch(() => (broken = true));
  }
  if (!broken) return true;
  await checkOnce();
  return (await flip(false)).current !== current;
}

/** From the set in use; a page opened before a flip finds its chunks in the older sets. */
async function fromSets(path: string, request: Request): Promise<Response> {
  const { current } = await readState();
  const hit = (current && (await (await cacheOf(current)).match(path))) || (await caches.match(path));
  return hit || fetch(request);
}

/** Whether an answer is a deployment's settings: a portal answers 200 with a page of its own. */
async function isSettings(response: Response): Promise<boolean> {
  const value: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `config.json`: what is kept answers at once and is renewed behind it, so that a start never waits for the network. */
async function config(event: FetchEvent): Promise<Response> {
  const cache = await caches.open('config');
  const fresh = fetch(event.request, { cache: 'no-cache' }).then(async (response) => {
    if (response.ok && (await isSettings(response))) await cache.put('/config.json', response.clone());
    return response;
  });
  const kept = await cache.match('/config.json');
  if (!kept || !(await isSettings(kept))) return fresh;
  event.waitUntil(fresh.catch(() => undefined)); // offline: what is kept stays
  return kept;
}

let checking: Promise<void> | null = null;
function checkOnce(): Promise<void> {
  checking ??= check().finally(() => (checking = null));
  return checking;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'check') event.waitUntil(checkOnce().catch(() => undefined)); // the next start checks again
  if (event.data === 'heal') {
    const answer = (ok: boolean) => (event.source as WindowClient | null)?.postMessage(ok ? 'whole' : 'broken');
    event.waitUntil(heal().then(answer, () => answer(false)));
  }
  if (event.data === 'flip') {
    event.waitUntil(flip(false).then(() => (event.source as WindowClient | null)?.postMessage('flipped')));
  }
});
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  // Where it throws, the browser tries again later.
  if (sync.tag === backgroundTag) sync.waitUntil(pushInBackground());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (url.pathname === '/config.json') event.respondWith(config(event));
  else if (url.pathname !== '/shell.json' && url.pathname !== '/sw.js') {
    event.respondWith(fromSets(url.pathname, request));
  }
});

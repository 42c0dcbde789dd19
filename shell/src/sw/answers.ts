// What a page gets for what it asks: pages and files from the set in use, the settings from what was kept of them.
import { fetchConfig, storedConfig } from './config.ts';
import { listOf, whole } from './files.ts';
import { cacheOf, readState } from './state.ts';
import { flip, heal } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page of the set in use; the server's, where there is none or it is spoilt. */
export async function navigate(event: FetchEvent): Promise<Response> {
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

/** From the set in use; a page opened before a flip finds its chunks in the older sets. */
export async function fromSets(path: string, request: Request): Promise<Response> {
  const { current } = await readState();
  const hit = (current && (await (await cacheOf(current)).match(path))) || (await caches.match(path));
  return hit || fetch(request);
}

/** `config.json`: what is kept answers at once and is renewed behind it, so that a start never waits for the network. */
export async function config(event: FetchEvent): Promise<Response> {
  const fresh = fetchConfig(event.request);
  const stored = await storedConfig();
  if (!stored) return fresh;
  event.waitUntil(fresh.catch(() => undefined)); // offline: what is kept stays
  return stored;
}

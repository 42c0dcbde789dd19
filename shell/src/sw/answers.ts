// Answers a page's requests: with the page itself and files from the sets, otherwise from the network.
import { readState, addresses } from './state.ts';
import { copyScript, isLastingScript, match, putWhole, scriptCopy, whole } from './store.ts';
import { flip, heal } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page of the set in use; the server's page where there is none, or it is damaged, or the browser does not give it. */
export async function navigate(event: FetchEvent): Promise<Response> {
  const stored = await readState().catch(() => null);
  if (!stored) return fetch(event.request);
  const mayFlip = stored.pending && (await self.clients.matchAll({ type: 'window' })).length === 0;
  // A full disk: the set in use, which is whole, stays in use.
  const state = mayFlip ? await flip(true).catch(() => stored) : stored;
  const url = new URL('/', location.href).href;
  const hash = state.current?.shell.files[url];
  if (hash === undefined) return fetch(event.request);
  const page = await whole(url, hash).catch(() => undefined);
  if (page) return page;
  event.waitUntil(heal().catch(() => undefined)); // tried again at the next start
  const spoilt = await match(url, hash).catch(() => undefined);
  return fetch(event.request).catch((error: unknown) => spoilt ?? Promise.reject(error));
}

/**
 * A file of the sets. A page that was opened before a flip finds its chunks in the previous set. A file that was not needed so far
 * (`needed.ts`) comes from the network, and is stored from now on.
 */
export async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const state = await readState().catch(() => null);
  const hash = addresses?.[request.url];
  if (!state || hash === undefined) return fetch(request);
  if (hash === '')
    return new Response(state.current?.registry.text, { headers: { 'content-type': 'application/json' } });
  const isScript = isLastingScript(request.url);
  const copy = isScript && (await scriptCopy(request.url).catch(() => undefined));
  if (copy) return copy;
  const hit = await match(request.url, hash).catch(() => undefined);
  if (hit && isScript) event.waitUntil(copyScript(request.url, hit.clone()).catch(() => undefined)); // a full disk: tried at the next start
  if (hit) return hit;
  const response = await fetch(request);
  event.waitUntil(putWhole(request.url, hash, response.clone()).catch(() => undefined)); // a full disk: used now, fetched again next time
  return response;
}

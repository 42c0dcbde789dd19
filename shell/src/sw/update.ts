// How a newer set comes here, is served, and is made whole again.
import { storeConfig } from './config.ts';
import { readFailed } from './failed.ts';
import { digest, fetchLists, LIST, listOf, storeVerified, whole } from './files.ts';
import { cacheOf, readState, type State, writeState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/** Looks for a newer set, and brings it here whole. What fails leaves the set in use as it was. */
async function check(): Promise<void> {
  const { id, files, remotes, lacking } = await fetchLists(await readFailed());
  const { current, pending } = await readState();
  if (id === current) {
    if (pending) await writeState({ current, pending: null });
    return;
  }
  if (current && lacking.length > 0) throw new Error(`/remotes.json lists nothing usable of ${lacking.join(', ')}`);
  if (id !== pending) {
    const cache = await cacheOf(id);
    const from = current ? await cacheOf(current) : null;
    const rest = Object.entries(files);
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await storeVerified(cache, from, ...next);
    };
    const settings = storeConfig().catch(() => undefined); // a start without network has the last good ones
    await Promise.all([work(), work(), work(), work(), settings]);
    await cache.put('/remotes.json', new Response(remotes, { headers: { 'content-type': 'application/json' } }));
    const list = { ...files, '/remotes.json': await digest(new TextEncoder().encode(remotes)) };
    await cache.put(LIST, Response.json(list));
    await writeState(current ? { current, pending: id } : { current: id, pending: null });
    if (!current) return;
  }
  for (const client of await self.clients.matchAll()) client.postMessage('update-ready');
}

let checking: Promise<void> | null = null;

/** Looks for a newer set; a second call waits for the first. */
export function checkOnce(): Promise<void> {
  checking ??= check().finally(() => (checking = null));
  return checking;
}

/** Serves the pending set from now on. With `noPageOpen` nobody can need the older sets. */
export async function flip(noPageOpen: boolean): Promise<State> {
  const { current, pending } = await readState();
  const state = { current: pending ?? current, pending: null };
  await writeState(state);
  const older = (await caches.keys()).filter((name) => name.startsWith('set-') && name !== `set-${state.current}`);
  if (noPageOpen) await Promise.all(older.map((name) => caches.delete(name)));
  return state;
}

/**
 * Looks at every file of the set in use, and fetches anew what is not what its hash says. Where the server has moved on, a newer set
 * takes its place. Says whether a page that is loaded again finds a whole set.
 */
export async function heal(): Promise<boolean> {
  const { current } = await readState();
  if (!current) return false;
  const cache = await cacheOf(current);
  let broken = false;
  for (const [url, hash] of Object.entries(await listOf(cache))) {
    if (await whole(cache, url, hash)) continue;
    await storeVerified(cache, null, url, hash, true).catch(() => (broken = true));
  }
  if (!broken) return true;
  await checkOnce();
  return (await flip(false)).current !== current;
}

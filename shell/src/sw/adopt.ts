// Workers of shells before 1.5 had one cache per set, with a list of its files in it.
import type { FileSet, Files } from './file-set.ts';
import { put } from './store.ts';

/** Takes over the set that such a worker served. Null where the set has no list of its files; the next set then comes from the network. */
export async function adopt(id: string): Promise<FileSet | null> {
  const cache = await caches.open(`set-${id}`);
  const list = (await (await cache.match('/~files'))?.json()) as Files | undefined;
  const registryUrl = new URL('/remotes.json', location.href).href;
  const registry = await cache.match('/remotes.json');
  const files: Files = {};
  for (const [path, hash] of Object.entries(list ?? {})) {
    const url = new URL(path, location.href).href;
    const hit = await cache.match(path);
    if (hit) await put(url, hash, hit);
    if (url !== registryUrl) files[url] = hash;
  }
  const text = await registry?.text();
  return text === undefined ? null : { id, shell: { files }, remotes: {}, registry: { url: registryUrl, text } };
}

/** Removes the caches of such a worker. */
export async function removeOldCaches(): Promise<void> {
  const sets = (await caches.keys()).filter((name) => name.startsWith('set-'));
  await Promise.all([...sets, 'config'].map((name) => caches.delete(name)));
}

import type { Page } from '@playwright/test';

/**
 * Returns what the browser stores of the app: the number of entries per store of each database, what is unfinished, the keys in
 * `localStorage`, and the names of files.
 */
export async function holdings(page: Page): Promise<string> {
  const found = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const databases: Record<string, Record<string, number>> = {};
    const unfinished: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      const stores = [...db.objectStoreNames];
      const count = async (store: string) => [store, await done(db.transaction(store).objectStore(store).count())];
      databases[name] = Object.fromEntries(await Promise.all(stores.map(count))) as Record<string, number>;
      if (stores.includes('unfinished'))
        unfinished.push(...(await done(db.transaction('unfinished').objectStore('unfinished').getAll())));
      db.close();
    }
    const folder = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const file of folder.keys()) files.push(file);
    return { databases, unfinished, texts: Object.keys(localStorage), files, caches: await caches.keys() };
  });
  return JSON.stringify(found);
}

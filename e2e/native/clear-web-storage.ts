import type { Person } from '../engines/person.ts';

/** Removes everything that a browser stores for the page's origin. It runs in a plain file of that origin, so the app is not running meanwhile. */
export async function clearWebStorage(person: Person): Promise<void> {
  await person.visit('/remotes.json');
  await person.driver.run(`await (${removeAll.toString()})()`);
}

async function removeAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const removal = indexedDB.deleteDatabase(name);
      removal.addEventListener('success', () => resolve());
      removal.addEventListener('error', () => reject(removal.error ?? new Error(name)));
    });
  for (const name of await caches.keys()) await caches.delete(name);
}

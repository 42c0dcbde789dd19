import { expect, type Page } from '@playwright/test';

/** A set of files that the service worker holds, in the form in which the worker stores it. */
export interface HeldSet {
  shell: { files: Record<string, string> };
  remotes: Record<string, { version: string; files: Record<string, string> }>;
}

/** Returns the sets that the phone holds: the one in use first, then the waiting one and the previous one. */
export async function heldSets(page: Page): Promise<HeldSet[]> {
  const state = await page.evaluate(async () => (await (await caches.open('state')).match('/~state'))?.text());
  const { current, pending, previous } = JSON.parse(state ?? '{}') as Record<string, HeldSet | undefined>;
  return [current, pending, previous].flatMap((set) => set ?? []);
}

/**
 * Waits until this phone holds the app itself, which takes seconds on a first visit, and all of the open farm's lists. From then on the app
 * opens without network.
 */
export async function readyForOffline(page: Page): Promise<void> {
  const message = 'The service worker has no set: is it allowed in this journey?';
  await expect.poll(async () => (await heldSets(page)).length, { message, timeout: 30_000 }).toBeGreaterThan(0);
  // The worker that answers without network controls this page.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  if (!(await page.getByRole('navigation', { name: 'Main' }).isVisible())) return;
  await allFetched(page);
}

/** Waits until this phone has fetched all of the open farm's lists once. "All sent" says nothing about that. */
export async function allFetched(page: Page): Promise<void> {
  const marks = async () => (await storedIn(page, 'marks')).map(([mark]) => mark).join(' ');
  await expect.poll(marks, { message: 'The lists do not arrive', timeout: 30_000 }).toContain(':whole"');
}

/** Returns what the phone's databases hold in a store, as texts of keys and of rows. */
export const storedIn = (page: Page, store: string): Promise<[key: string, row: string][]> =>
  page.evaluate(rowsOf, store);

/** Runs in the page. */
async function rowsOf(store: string): Promise<[string, string][]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be read')));
    });
  const found: [string, string][] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    if (database.objectStoreNames.contains(store)) {
      const rows = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([settled(rows.getAllKeys()), settled<unknown[]>(rows.getAll())]);
      found.push(...keys.map((key, at): [string, string] => [JSON.stringify(key), JSON.stringify(values[at])]));
    }
    database.close();
  }
  return found;
}

/** Has the device look for new releases, as it does when a person comes back to the app, and takes them (English screens). */
export async function takeUpdate(page: Page): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(reload).toBeVisible({ timeout: 2000 });
  }).toPass();
  const loaded = page.waitForEvent('load');
  await reload.click();
  await loaded;
}

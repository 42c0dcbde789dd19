import { expect, type Page } from '@playwright/test';

/** Waits until this phone holds the app itself, as it does within seconds of a first visit: from then on it opens without network. */
export async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('state')).match('/~state'))), {
      timeout: 30_000,
    })
    .toBe(true);
  // The worker that answers without network has this page in its care.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

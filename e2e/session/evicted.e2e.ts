// Safari on an iPhone clears all that a page has stored after seven days of use without a visit: databases, localStorage, files, the
// service worker and its caches, cookies. Chromium's own clearing of a site simulates it.
import { expect, type Page } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { chooseFarm, connect, fillLogin, syncStatus } from '../support/person.ts';
import { readyForOffline } from '../support/offline.ts';
import { translationIn } from '../support/translation.ts';
import { test } from '../support/signed-in.ts';

test.use({ serviceWorkers: 'allow' });

/** Removes all that the site has stored, while no page of it is open. */
async function evict(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test('after seven days without a visit in Safari the app starts anew in the language of its address, and fetches what was sent', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(90_000);
  await page.goto('/en/app');
  await readyForOffline(page);
  await saveOnDevice(page, '0.59');
  await (await OtherDevice.of(world.api, 'recorder')).readingThatArrives(0.59);
  await expect(syncStatus(page)).toHaveText('All sent');
  const later = await context.newPage();
  await page.close();
  await evict(later, world.web.url);
  await later.goto('/remotes.json'); // a file of the same origin that does not start the app
  const left = async () => [
    localStorage.length,
    await indexedDB.databases(),
    await caches.keys(),
    (await navigator.serviceWorker.getRegistrations()).length,
  ];
  expect(await later.evaluate(left)).toEqual([0, [], [], 0]);

  // A bookmark from before the clearing.
  const polish = translationIn('pl');
  await later.goto('/pl/app/last');
  await expect(later).toHaveURL(/\/pl\/start/);
  await expect(later.getByRole('heading', { level: 1, name: polish.textOf('auth.start.title') })).toBeVisible();

  await later.goto('/en/start');
  await connect(later, world);
  await fillLogin(later, 'recorder');
  await chooseFarm(later, 'Oasis du Souss');
  await later.goto('/en/app/last');
  await expect(later.getByRole('main')).toContainText('0.59');
});

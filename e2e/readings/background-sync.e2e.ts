import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { wholeChromium, wholeLaunchOptions } from '../../tools/test-world/browser.ts';
import { syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');

// A service worker has the machine's clock, so a phone's page here has it too: the worker would trust neither of two clocks in one phone.
// The data server runs in the tests' time, so this phone's clock is wrong, and the app knows that.
const test = base.extend({
  context: async ({ playwright, world, storageState, viewport, hasTouch }, use) => {
    test.skip(
      !wholeChromium && !process.env['CI'],
      'NO WHOLE CHROMIUM ON THIS MACHINE: its shell has no background sync.',
    );
    const browser = await playwright.chromium.launch(wholeLaunchOptions);
    const baseURL = world.web.url;
    const options = { viewport, hasTouch, baseURL, serviceWorkers: 'allow' } as const;
    await use(await browser.newContext({ ...options, ...(storageState && { storageState }) }));
    await browser.close();
  },
});

test.setTimeout(120_000); // each test begins with loading a whole app onto the device

/** Saves readings without network and closes the app. The browser stays open with no page of the app, as on a phone. */
async function saveAndClose(page: Page, context: BrowserContext, values: readonly number[]): Promise<void> {
  await page.goto('/en/app');
  await readyForOffline(page);
  await context.setOffline(true);
  for (const value of values) await saveOnDevice(page, String(value));
  // The app registers for background sync after it saved the reading. An app that is closed at once has not registered.
  await expect.poll(() => page.evaluate(waitingSyncs)).toHaveLength(1);
  await context.newPage();
  await page.close();
}

async function waitingSyncs(): Promise<string[]> {
  const registration = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags(): Promise<string[]> } };
  return registration.sync.getTags();
}

/** Returns the intake EC and the version of each of these readings that the server has. */
async function arrived(device: OtherDevice, values: readonly number[]) {
  const mine = (await device.mine()).filter(({ intake_ec }) => values.includes(intake_ec ?? 0));
  return mine.toSorted((a, b) => a.intake_ec! - b.intake_ec!).map(({ intake_ec, version }) => [intake_ec, version]);
}

test('what was saved without network leaves when the network is back though the app is closed', async ({
  page,
  context,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const values = [0.46, 0.47];
  await saveAndClose(page, context, values);
  expect(await arrived(device, values)).toEqual([]);
  await context.setOffline(false);
  const once = values.map((value) => [value, 1]);
  await expect.poll(() => arrived(device, values), { timeout: 30_000 }).toEqual(once);
  expect(context.pages().map((page) => page.url())).toEqual(['about:blank']);

  const again = await context.newPage();
  await again.goto('/en/app/last');
  const rows = again.getByRole('list', { name: 'Readings' }).getByRole('listitem');
  for (const value of values) await expect(rows.filter({ hasText: new RegExp(`(?<!\\d)${value}`) })).toHaveCount(1);
  await expect(syncStatus(again)).toHaveText('All sent');
  expect(await arrived(device, values)).toEqual(once);
});

test('what has left so, and is changed before the app has heard of it, becomes a second version without a conflict', async ({
  page,
  context,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  await saveAndClose(page, context, [2.471]);
  await context.setOffline(false);
  await expect.poll(() => arrived(device, [2.471]), { timeout: 30_000 }).toEqual([[2.471, 1]]);
  const { id } = (await device.mine()).find(({ intake_ec }) => intake_ec === 2.471)!;

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`/en/app/edit/${id}`);
  const form = new ReadingForm(again, translation);
  await form.measure('intakeEc').fill('2.472');
  await form.pressSave();
  await context.setOffline(false);
  await expect.poll(() => arrived(device, [2.471, 2.472]), { timeout: 30_000 }).toEqual([[2.472, 2]]);
  await expect(syncStatus(again)).toHaveText('All sent', { timeout: 30_000 });
});

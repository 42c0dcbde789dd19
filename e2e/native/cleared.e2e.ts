import { expect, type Page } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { openFarm, syncStatus } from '../support/person.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { AndroidSide } from './android-side.ts';
import { hasOpenssl } from './https-servers.ts';
import { api, app, test } from './phone.ts';

test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

/** Removes everything that the web view stores while the app is closed, as the system does when it needs space. */
async function clearWebStorage(closed: Page): Promise<void> {
  const devtools = await closed.context().newCDPSession(closed);
  await devtools.send('Storage.clearDataForOrigin', { origin: app, storageTypes: 'all' });
}

// Specification 1: also run natively: what is not sent and the session come back where a system has cleared the web view’s storage
test('after the system clears the web view’s storage the person is still logged in, and the reading is still there and is sent once there is a network', async ({
  phone,
  gate,
  world,
}) => {
  const android = new AndroidSide({});
  await android.install(phone);
  const before = await phone.newPage();
  await openFarm(before, { api }, 'recorder');
  await expect(syncStatus(before)).toHaveText('All sent');
  await expect(before.getByRole('main')).toContainText('Serre 1'); // the plots have arrived
  gate.isOpen = false;
  await saveOnDevice(before, '0.57');
  await expect(syncStatus(before)).toHaveText(/Offline · 1|1 to send/);
  const page = await phone.newPage();
  await before.close();
  await clearWebStorage(page);
  await page.goto('/remotes.json'); // a file of the same origin that does not start the app
  expect(await page.evaluate(async () => [localStorage.length, await indexedDB.databases()])).toEqual([0, []]);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText(/Offline · 1|1 to send/);
  await page.goto('/en/app/last');
  await expect(page.getByRole('main')).toContainText('0.57');
  const device = await OtherDevice.of(world.api, 'recorder');
  const arrived = async () => (await device.mine()).filter(({ intake_ec }) => intake_ec === 0.57).length;
  expect(await arrived()).toBe(0);
  gate.isOpen = true;
  await page.goto('/en/app');
  await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
  await expect(syncStatus(page)).toHaveText('All sent');
});

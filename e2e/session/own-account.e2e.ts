import { expect } from '@playwright/test';
import { go, openFarm } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

// A separate data server, so that no other journey logs in with a password that this one changes.
test.use({ account: 'nobody', serverSettings: { SERVER_NAME: 'Passwords' } });

// Specification 5: who changes the password stays logged in here, other devices are logged out
test('a person who changes the password in Settings stays logged in here, and is logged out on another device', async ({
  page,
  browser,
  world,
}) => {
  const lost = await browser.newContext({ baseURL: world.web.url, serviceWorkers: 'block' });
  const there = await lost.newPage();
  await Promise.all([openFarm(page, world, 'viewer'), openFarm(there, world, 'viewer')]);

  await go(page, 'Settings');
  await page.getByRole('link', { name: 'Logged-in devices' }).click();
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill('seguia-demo');
  await page.getByRole('textbox', { name: 'New password' }).fill('le canal du matin');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. The other devices are logged out.')).toBeVisible();

  await there.reload();
  await expect(there).toHaveURL(/\/en\/login$/);
  await page.reload();
  await page.getByRole('link', { name: 'Logged-in devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await lost.close();
});

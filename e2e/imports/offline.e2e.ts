// Water of a file comes in without a network, on a phone that has never opened a file: its code came after the login.
import { expect } from '@playwright/test';
import { addDays, yesterday } from '../support/farm-clock.ts';
import { heldSets, readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';

test.use({ account: 'manager', serviceWorkers: 'allow' });

test('water of a file is imported without a network, and sent when there is one', async ({ page, context, world }) => {
  test.setTimeout(180_000);
  await page.goto('/en/app');
  await readyForOffline(page);
  const [held] = await heldSets(page);
  const parts = [held!.shell, ...Object.values(held!.remotes)];
  const code = parts.flatMap(({ files }) => Object.entries(files)).filter(([url]) => /\/sheets\.\w+\.js$/.test(url));
  expect(code).toHaveLength(2);
  const stored = () =>
    page.evaluate(
      async (keys) => {
        const cache = await caches.open('files');
        return (await Promise.all(keys.map((key) => cache.match(key)))).every(Boolean);
      },
      code.map(([, hash]) => `/${hash}/.js`),
    );
  await expect.poll(stored, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto('/en/app/import');
  const days = [addDays(yesterday(), -1), yesterday()];
  const text = ['Date;Irrigation (L/m2)', ...days.map((day, at) => `${day};${4 + at},5`)].join('\r\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'eau.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import 2 days of water and light' }).click({ timeout: 30_000 });
  await expect(page.getByText(/^2 days of water and light saved on this device/).first()).toBeVisible();
  await context.setOffline(false);
  // The newest day comes first.
  const device = await OtherDevice.of(world.api, 'manager');
  const water = async () =>
    (await device.waterDays({ from: days[0]!, to: days[1]! })).map(({ irrigation }) => irrigation);
  await expect.poll(water, { timeout: 60_000 }).toEqual([5.5, 4.5]);
});

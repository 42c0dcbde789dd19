// A canary reaches the devices whose place is below its share, and each of them stays in it, or out of it, until the share changes.
import { expect, type Page } from '@playwright/test';
import { readRegistryFile } from '../../../tools/release/registry-file.ts';
import { canaryOf } from './canary-release.ts';
import { test } from '../deployment.ts';

const remote = 'mf-auth';

/** Returns the version of the remote that draws the start page, and the device's place. */
async function visit(page: Page): Promise<{ version: string; place: number }> {
  const requested = page.waitForRequest(/\/remoteEntry\.[^/]+\.js$/);
  await page.goto('/en/start');
  await expect(page.getByRole('heading', { name: 'Welcome to Seguia' })).toBeVisible();
  const place = await page.evaluate(async () => (await (await caches.open('device')).match('/~place'))?.text());
  return { version: new URL((await requested).url()).pathname.split('/')[3]!, place: Number(place) };
}

// Specification 2: a release for a share of the devices stays with the same devices
test('a canary reaches its share of the devices, and a device stays in it or out of it', async ({
  browser,
  baseURL,
  deployment: { site },
}) => {
  const [first] = readRegistryFile(site).remotes[remote]!;
  const canary = canaryOf(site, remote, '// canary');
  const devices = await Promise.all([1, 2].map(() => browser.newContext({ baseURL, serviceWorkers: 'block' })));
  const places: number[] = [];
  for (const percent of [50, 99, 1, 50]) {
    canary.share(percent);
    for (const [index, device] of devices.entries()) {
      const page = await device.newPage(); // the tab's memory does not affect a device's place
      const { version, place } = await visit(page);
      await page.close();
      places[index] ??= place;
      expect(place).toBe(places[index]);
      expect(version, `place ${place} of ${percent} %`).toBe(place < percent ? canary.version : first!.version);
    }
  }
  await Promise.all(devices.map((device) => device.close()));
});

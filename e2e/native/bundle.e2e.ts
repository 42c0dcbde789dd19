import { expect } from '@playwright/test';
import { faultsOfBundle } from '../../tools/native/bundle-faults.ts';
import { filesOf } from '../../tools/release/files.ts';
import { OtherDevice } from '../support/other-device.ts';
import { openFarm, syncStatus } from '../support/person.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { hasOpenssl } from './https-servers.ts';
import { api, app, test } from './phone.ts';

test('the bundle of what is released is whole: one set, each file as its hash says, no worker and no source map', ({
  www,
}) => {
  expect(faultsOfBundle(www)).toEqual([]);
  const files = filesOf(www);
  expect(files.filter((file) => /\.(?:map|br)$|^sw\.js$|\/release\.json$/.test(file))).toEqual([]);
  const versions = new Set(files.flatMap((file) => /^r\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []));
  const remotes = [...versions].map((version) => version.split('/')[0]);
  expect(remotes).toEqual(['mf-auth', 'mf-campaigns', 'mf-readings', 'mf-settings']);
});

test.describe('the bundle on a phone', () => {
  test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

  test('a reading is recorded and sent; nothing breaks the page’s policy, and no service worker is there', async ({
    phone,
    world,
  }) => {
    const refused: string[] = [];
    phone.on('console', (message) => {
      if (/content security policy|integrity|CORS/i.test(message.text())) refused.push(message.text());
    });
    const page = await phone.newPage();
    await openFarm(page, { api }, 'recorder');
    expect(new URL(page.url()).origin).toBe(app);
    await saveOnDevice(page, '0.53');
    await (await OtherDevice.of(world.api, 'recorder')).readingThatArrives(0.53);
    await page.goto('/en/app/last');
    await expect(syncStatus(page)).toHaveText('All sent');
    await page.goto('/en/app/campaign');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('img').first()).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(refused).toEqual([]);
  });

  test('a data server without https is refused by the page’s policy', async ({ phone, world }) => {
    const page = await phone.newPage();
    await page.goto('/en/start');
    const blocked = await page.evaluate(async (url) => {
      const violation = new Promise<string>((resolve) =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
      );
      await fetch(url).catch(() => undefined);
      return violation;
    }, `${world.api.url}/v2`);
    expect(blocked).toBe('connect-src');
  });
});

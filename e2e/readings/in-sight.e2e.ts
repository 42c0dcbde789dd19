import { expect } from '@playwright/test';
import { yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

/** Milliseconds between two pulls of an app in sight, and a little. */
const untilNextPull = 301_000;

// Specification 7: what changed is fetched at the start and every five minutes
test('a phone in sight sends two calls in five minutes while nothing changes, and one more for a list that did', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const farm = `/v2/farmers/${device.farmId}`;
  await page.clock.install();
  await page.goto('/en/app');
  await page.getByRole('button', { name: 'Refresh' }).press('Enter'); // out of sight on a phone
  await expect(page.getByText(/^(Updated|Up to date)$/)).toBeVisible({ timeout: 20_000 });
  await expect(syncStatus(page)).toHaveText('All sent');
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The days and figures of running campaigns, which come without a mark, are fetched once an hour.
    const isPull = pathname === farm || pathname.endsWith('/changes') || 'sync-date' in request.headers();
    if (request.method() === 'GET' && isPull) calls.push(pathname.slice(farm.length));
  });
  const comesTo = (...expected: string[]) =>
    expect.poll(() => calls.toSorted(), { timeout: 20_000 }).toEqual(expected.toSorted());

  await page.clock.fastForward(untilNextPull);
  await comesTo('', '/changes');

  calls = [];
  await device.record({ plot_id: device.plot('Serre 1'), date: yesterday(), time: '08:00', intake_ec: 2.71 });
  await page.clock.fastForward(untilNextPull);
  await comesTo('', '/changes', '/readings');
});

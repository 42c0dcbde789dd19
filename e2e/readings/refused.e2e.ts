import { expect, type Page } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { onFarm } from '../support/farm-clock.ts';
import { go, syncStatus } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

// A change that the server refuses for good, while its author is in the app (specification, section 8).

const refuse = (page: Page, method: string, status: number) =>
  page.route(/\/v2\/farmers\/[^/]+\/readings\/[^/]+$/, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code: 'refused' }),
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fallback(),
  );

for (const [status, why, chip] of [
  [422, 'The server refused it.', '1 needs you'],
  [403, 'Your role does not allow it.', '1 to send'],
] as const) {
  // Specification 8: dialog: cannot delete reading, where the server refuses it, wherever the person is
  test(`cannot delete reading: a deletion that is answered ${status} opens the dialog titled Error, wherever the person is`, async ({
    page,
    world,
  }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    const { id } = await device.record({ plot_id: device.plot('Tunnel 2'), ...onFarm(), intake_ec: 1.9 });
    await refuse(page, 'DELETE', status);
    await page.goto(`/en/app/one/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).not.toHaveURL(/\/one\//); // a deleted reading's page leads back by itself
    await go(page, 'History');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText('The reading could not be deleted.', { timeout: 20_000 });
    await expect(dialog).toContainText(why);
    await expect(page).toHaveURL(/\/en\/app\/history$/);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(syncStatus(page)).toHaveText(chip);
    // In the next visit only the chip says it.
    await page.reload();
    await expect(syncStatus(page)).toHaveText(chip);
    await page.waitForTimeout(2000);
    await expect(dialog).toHaveCount(0);
  });
}

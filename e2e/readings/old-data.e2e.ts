import { expect, type Page } from '@playwright/test';
import { chooseFarm, go, logIn, syncStatus } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

// What a device says when the server fails: with nothing kept a dialog, with something kept from when it is (specification, section 8).

test.use({ account: 'nobody' });

const ofFarm = /\/v2\/farmers\/[^/]+\//;
const failing = (page: Page) =>
  page.route(ofFarm, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"title":"x","status":500}',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

// Specification 8: dialogs: what cannot be fetched comes once a visit, again after Refresh and Retry
test('the dialog titled Error opens once a visit if an empty device cannot fetch what a person opens', async ({
  page,
  world,
}) => {
  await logIn(page, world, 'manager');
  await failing(page);
  await chooseFarm(page, 'Oasis du Souss');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  const read = async (text: string) => {
    await expect(dialog).toContainText(text, { timeout: 20_000 });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await read('The plots could not be loaded.');
  await go(page, 'Latest');
  await read('The readings could not be loaded.');
  await go(page, 'History');
  await read('The readings could not be loaded.');
  await go(page, 'Campaigns');
  await read('The campaigns could not be fetched.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await read('The campaigns could not be fetched.');
  await go(page, 'Today');
  await expect(page.getByText('The plots could not be loaded.')).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(dialog).toHaveCount(0);
  await page.unroute(ofFarm);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 20_000 });
});

// Specification 8: a failed refresh with something kept says from when the data is, on every screen, also after a reload
test('while the server fails, every screen says how old its data is, also after a reload, and the chip does not say “All sent”', async ({
  page,
  world,
}) => {
  await logIn(page, world, 'manager');
  await chooseFarm(page, 'Oasis du Souss');
  await page.getByRole('button', { name: 'Refresh' }).press('Enter'); // out of sight on a phone
  await expect(page.getByText(/^(Updated|Up to date)$/)).toBeVisible({ timeout: 20_000 }); // all lists have come
  const old = page.getByRole('status').filter({ hasText: /^Showing data from .+/ });
  await expect(old).toHaveCount(0);
  await failing(page);
  await page.reload();
  for (const screen of ['Today', 'Latest', 'History', 'Campaigns', 'Settings'] as const) {
    await go(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(old).toBeVisible({ timeout: 20_000 });
    await expect(syncStatus(page)).toHaveText('Not up to date');
  }
  await go(page, 'Campaigns');
  await page.getByRole('list', { name: 'Campaigns' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/campaign\/./);
  await expect(old).toBeVisible();
  // Of this campaign's graphs nothing is kept.
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await go(page, 'New reading');
  await expect(page.getByRole('heading', { level: 1, name: 'New reading' })).toBeVisible();
  await expect(old).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(ofFarm);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(old).toHaveCount(0);
  await expect(syncStatus(page)).toHaveText('All sent');
});

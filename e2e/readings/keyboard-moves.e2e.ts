// At a desk, single keys move through rows, open a new reading and narrow a list. They can be switched off.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager', demo: 'whole', viewport: { width: 1440, height: 900 }, hasTouch: false });

const { textOf } = translationIn('en');
const focused = (page: Page) => page.locator(':focus');

/** Repeats the key, because the first press may come before the page listens. */
async function pressUntilMoved(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.locator('main :focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

test('j and k move through the rows of a list, Enter opens one, n begins a new reading', async ({ page }) => {
  await page.goto('/en/app/campaign');
  await expect(page.getByRole('list', { name: textOf('campaigns.list.title') })).toBeVisible();
  await pressUntilMoved(page);
  const first = await focused(page).textContent();
  await page.keyboard.press('j');
  await expect(focused(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('k');
  await expect(focused(page)).toHaveText(first ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campaign\/[\da-f-]+/);
  // The address changes first: while the list is still shown, n makes a campaign.
  await expect(page.getByRole('list', { name: textOf('campaigns.list.title') })).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/app\/new$/);
});

test('letters stay letters in a field, with a modifier and in a dialog', async ({ page }) => {
  await page.goto('/en/app/history');
  await expect(page.getByRole('list', { name: textOf('readings.list.name') })).toBeVisible();
  await pressUntilMoved(page);
  await page.keyboard.press('/');
  const plot = page.getByRole('combobox', { name: textOf('readings.filter.plot') });
  await expect(plot).toBeFocused();
  await expect(plot).toHaveAttribute('aria-keyshortcuts', '/');
  await page.keyboard.type('jn');
  await expect(plot).toHaveValue('jn');
  await expect(page).toHaveURL(/\/app\/history/);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+j');
  await expect(page).toHaveURL(/\/app\/history/);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: textOf('shell.keys.title') });
  for (const move of ['down', 'up', 'new', 'search', 'list'])
    await expect(sheet.getByText(textOf(`shell.keys.${move}`), { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

// Specification 10: single keys move through rows, open, narrow, and can be switched off
test('Settings switch the single keys off', async ({ page }) => {
  await page.goto('/en/app/settings');
  const moves = page.getByRole('switch', { name: textOf('settings.display.keyMoves') });
  await expect(moves).toBeChecked();
  await moves.press('Space');
  await expect(moves).not.toBeChecked();
  await page.goto('/en/app/campaign');
  await expect(page.getByRole('list', { name: textOf('campaigns.list.title') })).toBeVisible();
  await page.waitForTimeout(1000); // the keys must do nothing
  for (const key of ['j', 'n', '?']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/app\/campaign$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
